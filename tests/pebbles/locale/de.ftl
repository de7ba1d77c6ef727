title = Kiesel
summary = Nimm einen, zwei oder drei; wer den letzten nimmt, gewinnt.
