"""From files and forms to a batch that can be sent: read, checked, priced. Nothing is played here."""
