"""What a report says, before it becomes a page or paper: headings, sentences, plots and their tables."""

from dataclasses import dataclass, field

__all__ = ["Finding", "Plot", "ReportDocument", "Section", "ShownTable"]


@dataclass(frozen=True, slots=True)
class ShownTable:
    """Cells as they are read. The first of a row names it."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Plot:
    id: str
    title: str
    svg: str
    description: str
    """Says what the plot shows to people who do not see it."""
    table: ShownTable
    note: str = ""
    is_measured: bool = True
    """Its numbers have intervals: its table is worth printing."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is not by chance: a number with its unit, and a sentence that begins with `subject`."""

    number: str
    unit: str
    subject: str
    sentence: str
    next_step: str = ""
    section: str = ""
    """Where the plot is."""


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    title: str
    intro: str
    blocks: tuple[Plot | ShownTable, ...]


@dataclass(frozen=True, slots=True)
class ReportDocument:
    lang: str
    title: str
    kicker: str
    lead: str
    summary_title: str
    findings: tuple[Finding, ...]
    remarks: tuple[str, ...]
    """What was not found, and what else the summary says."""
    sections: tuple[Section, ...]
    method_title: str
    method: tuple[str, ...]
    command_title: str
    command: str
    table_title: str
    """Names the folded tables below plots."""
    contents_title: str = ""
    words: dict[str, str] = field(default_factory=dict)
    """Further words of the layout, by name."""
