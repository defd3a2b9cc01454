"""What people do to things of the house, and the trail that it leaves. Who may do it is said by `operators`."""
