print-title = Print
print-sheets = What can be printed
print-preview = Preview
print-making = Making the sheet …
print-pages = { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
print-page = { $sheet }, page { $page }
print-both-sides = Cards have backs: print on both sides, turned over the long edge, at 100%.
print-paper = Paper
print-ink = Ink
print-ink-colour = Colour
print-ink-saving = Saving
print-size = Print size
print-size-usual = Usual
print-size-large = Large
print-save = Save as PDF
print-empty = Nothing is on it yet. First choose: { $option }.
print-rolls = Rolls
print-rolls-help = The number stands on the sheet: type it in again for the same rolls.
print-rolls-other = Other rolls
print-address = Address for the QR code
print-address-help = The code on the sheet leads to this address.
print-address-none = Empty: no QR code. This server’s address may be another one next week; the sheet says in words which page belongs to it. If the server has a lasting name, type it here.
print-address-wrong = This is no address, such as https://play.example.org
