"""The Self-Consistency Test: does an agent keep its own secret?"""
