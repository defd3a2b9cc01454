"""What a viewer may see of a match, from its log alone: frames, boards, sentences. Nothing is played here."""
