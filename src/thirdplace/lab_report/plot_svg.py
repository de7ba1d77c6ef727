"""Makes the SVG of a plot fit for a page: no ids that clash, short numbers, colours of the theme."""

import re
import xml.etree.ElementTree as ElementTree
from xml.etree.ElementTree import Element

from thirdplace.lab_report.plot_style import TOKENS

__all__ = ["clean_svg", "embed_svg"]

SVG, XLINK = "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"
HREF = f"{{{XLINK}}}href"
LONG_NUMBER = re.compile(r"-?\d+\.\d{3,}")
MARK = "mark-"
"""Ids that begin so are ours, and are kept."""
NO_TURN = re.compile(r"rotate\(-?0 [^)]*\)")
REFERENCE = re.compile(r"url\(#([^)]+)\)")


def clean_svg(drawn: str, name: str) -> str:
    """The SVG for paper: what matplotlib wrote, tidied; ids begin with `name`."""
    root = ElementTree.fromstring(re.sub(r"<!DOCTYPE.*?>", "", drawn, flags=re.DOTALL))
    for defs in root.findall(f"{{{SVG}}}defs"):
        for style in defs.findall(f"{{{SVG}}}style"):
            defs.remove(style)
    used = _list_references(root)
    for element in root.iter():
        _clean_element(element, used, name)
    _unwrap_groups(root)
    for size in ("width", "height"):
        root.attrib.pop(size)
    ElementTree.register_namespace("", SVG)
    ElementTree.register_namespace("xlink", XLINK)
    return ElementTree.tostring(root, encoding="unicode")


def embed_svg(cleaned: str, label: str) -> str:
    """The same for a page: colours are variables, and `label` is what is read aloud."""
    for colour, token in TOKENS.items():
        cleaned = cleaned.replace(colour, f"var({token})")
    opening = cleaned.index("<svg") + len("<svg")
    cleaned = cleaned.replace(' xmlns:xlink="http://www.w3.org/1999/xlink"', "").replace("xlink:href", "href")
    cleaned = cleaned.replace(f' xmlns="{SVG}"', "")
    return f'{cleaned[:opening]} role="img" aria-label="{label}"{cleaned[opening:]}'


def _list_references(root: Element) -> set[str]:
    used: set[str] = set()
    for element in root.iter():
        if HREF in element.attrib:
            used.add(element.attrib[HREF][1:])
        used.update(REFERENCE.findall(element.attrib.get("clip-path", "")))
    return used


def _clean_element(element: Element, used: set[str], name: str) -> None:
    found = element.attrib
    if "id" in found:
        if found["id"] in used or found["id"].startswith(MARK):
            found["id"] = f"{name}-{found['id']}"
        else:
            del found["id"]
    if HREF in found:
        found[HREF] = f"#{name}-{found[HREF][1:]}"
    if "clip-path" in found:
        found["clip-path"] = REFERENCE.sub(rf"url(#{name}-\1)", found["clip-path"])
    if "transform" in found and NO_TURN.fullmatch(found["transform"]):
        del found["transform"]
    for key in ("d", "x", "y", "transform", "width", "height"):
        if key in found:
            found[key] = LONG_NUMBER.sub(_shorten, found[key]).replace("\n", "").strip()
    if "style" in found:
        found["style"] = (
            found["style"].replace("font-family: 'Figtree'; ", "").replace("; ", ";").replace(": ", ":")
        )
    if element.text is not None and not element.text.strip():
        element.text = None
    element.tail = None


def _shorten(number: re.Match[str]) -> str:
    return f"{float(number[0]):.2f}".rstrip("0").rstrip(".")


def _unwrap_groups(parent: Element) -> None:
    """Puts what is in a group without attributes in the place of the group."""
    children: list[Element] = []
    for child in list(parent):
        _unwrap_groups(child)
        children += list(child) if child.tag == f"{{{SVG}}}g" and not child.attrib else [child]
    parent[:] = children
