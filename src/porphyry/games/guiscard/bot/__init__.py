"""What a bot may weigh in Guiscard. No search here, and no rule: the numbers are judgement, and may be wrong."""
