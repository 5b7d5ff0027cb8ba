"""Byzantion: the court of Justinian, 527 to 565, for one to four players."""
