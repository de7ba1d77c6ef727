"""Does one name look like another? The skeleton of Unicode's UTS 39, for the letters names may have.

The table is our own. Of the Python libraries with Unicode's list of confusables, none is both kept
up to date and quick to import; and of its thousands of entries few are left once names keep to the
scripts in alphabets.py, wide letters count as narrow ones and accents are taken off their letters.
Left out is what readers of a script tell apart at a glance, such as the tails of Thai letters.
"""

from functools import cache
from unicodedata import category, normalize

__all__ = ["look_alike", "skeleton"]

# Characters that look alike, or differ in size only. The first stands for all of them.
LOOKALIKE_GROUPS = """
AΑА aαа BΒВв bƄƅЬь CС cс dԁ EΕЕ eеҽ ɛεєԑ ƐԐ GԌ gցƍ HΗНн hһհ
lI1ƖΙІӀӏוןا١۱ iıɩιі JЈ jȷјյ KΚКĸκк LԼ MΜМм NΝ nηոռ
o0OΟОՕοσоօסهہەھ٥۵०০੦૦୦ଠ௦౦೦ഠ൦๐໐ဝ၀ዐ〇ჿ
PΡР pρр qԛգզ RƦ rг SЅՏ sƽѕ TΤТτт UՍ uʋυս VѴ٧۷ vνѵ WԜ wѡԝա XΧХ xχх YΥУҮ yɣγуүყ ZΖ
2Ƨ 3ƷȜЗӠзȝӡჳ 5Ƽ 6б 8Ȣȣ৪੪ 9৭੧୨൭
ΓГ ΛЛɅ٨۸ ΘƟθѲӨѳө ΠПπп ΣƩ ΦФՓφф ΨѰψѱ ßβ δծ ÐĐƉ ħћ ƏӘǝəә ƂƃБ þƿ ғɍ ұɏ ҰɎ ӇӉ ӈӊ ҶӋ ҷӌ
كکڪ يیى ٠۰ ٢۲ ٣۳ ٩۹१ २૨ ३૩ ४૪ ८૮
౧೧ ౨೨ ౯೯ అಅ ఆಆ ఇಇ ఒಒ ఓಓ ఔಔ ఞಞ ణಣ యಯ ఱಱ లಲ జಜ உഉ ஜജ ணണ ழഴ ஶശ าๅ พພ ฝຝ จຈ ปປ บບ ฟຟ ยຍ
ト卜 ノ丿 イ亻 タ夕 ロ口囗 カ力 ハ八 ニ二 エ工 ー一 ヘへ リり ミ三 オ才 ヌ又 ム厶 土士
"""
# Accents that do: breve and caron, diaeresis and double acute, dot and ring, cedilla and comma.
LOOKALIKE_ACCENTS = ("\u0306\u030c", "\u0308\u030b", "\u0307\u030a", "\u0327\u0326")
# A character, and what others make together.
LOOKALIKE_SEQUENCES = """
m=rn w=vv W=VV æ=ae Æ=AE ӕ=ae Ӕ=AE œ=oe Œ=OE
आ=अा ओ=अाे औ=अाै ऑ=अॉ ऐ=एे ऍ=एॅ আ=অা આ=અા એ=અે ઐ=અૈ ઓ=અાે ઔ=અાૈ ઑ=અાૅ ઍ=અૅ
ਆ=ਅਾ ਇ=ੲਿ ਈ=ੲੀ ਉ=ੳੁ ਊ=ੳੂ ਏ=ੲੇ ਐ=ਅੈ ਔ=ਅੌ ଆ=ଅା ஊ=உள ഓ=ഒാ ഐ=എെ แ=เเ
"""
IGNORED_CHARACTERS = "ʻʼ\ufe0f"  # apostrophes that count as letters; and what asks for an emoji in colour


@cache
def _prototypes() -> dict[int, str]:
    """Characters that look like others, each with what it looks like."""
    table = {
        ord(other): group[0]
        for group in (*LOOKALIKE_GROUPS.split(), *LOOKALIKE_ACCENTS)
        for other in group[1:]
    }
    table |= {
        ord(one): several for one, _, several in (line.partition("=") for line in LOOKALIKE_SEQUENCES.split())
    }
    return {code: looks_like.translate(table) for code, looks_like in table.items()}


def skeleton(name: str) -> str:
    """The name reduced to what a reader notices, for comparison: no spaces, dots or skin tones."""
    spelled = normalize("NFKD", name).translate(_prototypes())
    seen = [
        c for c in spelled if c not in IGNORED_CHARACTERS and (category(c)[0] in "LMN" or category(c) == "So")
    ]
    return "".join(seen).replace("i\u0307", "i").replace("j\u0307", "j")  # a dot on a dot


def look_alike(name: str, other: str) -> bool:
    """Compares them as written and in capitals: "AIi" looks like "Ali", and so does "ALI"."""
    return skeleton(name) == skeleton(other) or skeleton(name.upper()) == skeleton(other.upper())
