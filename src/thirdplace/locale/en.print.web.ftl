print-title = Print
print-sheets = What can be printed
print-preview = Preview
print-making = Making the sheet …
print-pages = { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
print-page = { $sheet }, page { $page }
print-both-sides = Cards have backs: print double-sided, flipped on the long edge, at 100%.
print-paper = Paper
print-ink = Ink
print-ink-colour = Colour
print-ink-saving = Ink-saving
print-size = Print size
print-size-usual = Normal
print-size-large = Large
print-save = Save as PDF
print-empty = There is nothing on it yet. First choose: { $option }.
print-rolls = Rolls
print-rolls-help = The number is printed on the sheet: type it in again for the same rolls.
print-rolls-other = New rolls
print-address = Address for the QR code
print-address-help = The code on the sheet leads to this address.
print-address-none = If this stays empty, the sheet has no QR code and names its page in words. This server’s address may change; if it has a permanent name, type it here.
print-address-wrong = This is not an address like https://play.example.org
