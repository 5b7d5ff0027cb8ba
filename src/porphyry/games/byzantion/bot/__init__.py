"""What a bot may weigh in Byzantion. There is no search here, and no rule: the numbers are judgement and may be wrong."""
