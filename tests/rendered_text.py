"""Prints what can be said in one language, for a reader: `python tests/rendered_text.py it`.

One sentence for each wording; with `--all`, one for each of the values that the grammar test tries.
"""

import argparse

from support.text.rendered_text import SOURCE, render_all, shortest_list

from thirdplace import LANGUAGES


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lang", choices=LANGUAGES)
    parser.add_argument("--all", action="store_true", help="every value, not only every wording")
    given = parser.parse_args()
    file = None
    for one in render_all(given.lang) if given.all else shortest_list(given.lang):
        if one.file != file:
            file = one.file
            print(f"\n# {file.relative_to(SOURCE)}\n")
        print(f"{one.id}: {one.sentence}")


if __name__ == "__main__":
    main()
