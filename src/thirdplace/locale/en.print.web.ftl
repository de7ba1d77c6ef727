print-title = Print
print-sheets = What can be printed
print-preview = Preview
print-making = Making the sheet …
print-pages = { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
print-page = { $sheet }, page { $page }
print-both-sides = Cards have backs: print on both sides, turned over the long edge, at 100 %.
print-paper = Paper
print-ink = Ink
print-ink-colour = Colour
print-ink-saving = Saving
print-size = Print size
print-size-usual = Usual
print-size-large = Large
print-save = Save as PDF
print-empty = Nothing is on it yet. First choose: { $option }.
