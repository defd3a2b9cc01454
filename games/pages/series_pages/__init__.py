"""The pages of series: list, one series while it is played and afterwards, its figures and files, a new one."""
