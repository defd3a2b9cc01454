"""The pages of series: the list, one series during and after play, its figures and files, and the order form."""
