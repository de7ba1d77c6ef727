"""From a lab report to what is read: the summary, the sections, and how it was measured."""

from thirdplace.core.options.option_schema import option_schema
from thirdplace.core.registry import find_game
from thirdplace.lab.results.report_structs import LabReport, SettingReport
from thirdplace.lab_report.findings import list_findings, list_remarks
from thirdplace.lab_report.report_document import ReportDocument
from thirdplace.lab_report.report_words import count_weighed_games, format_number, name_level
from thirdplace.lab_report.sections import make_sections
from thirdplace.text import Text

__all__ = ["make_document"]


def make_document(report: LabReport, command: str, say: Text) -> ReportDocument:
    """`command` repeats the run."""
    base = report.settings[0]
    has_dials = bool(option_schema(find_game(report.game)))
    findings = tuple(list_findings(report, say, has_dials=has_dials))
    remarks = list_remarks(report, say)
    if not findings:
        remarks.insert(0, say("lab-report-nothing"))
    return ReportDocument(
        lang=say.lang,
        title=say("title"),
        kicker=say("lab-report-kicker"),
        lead=_describe_base(base, say),
        summary_title=say("lab-report-summary"),
        findings=findings,
        remarks=tuple(remarks),
        sections=tuple(make_sections(report, say)),
        method_title=say("lab-report-method"),
        method=_describe_method(report, say),
        command_title=say("lab-report-command"),
        command=command,
        table_title=say("lab-report-table"),
        contents_title=say("lab-report-contents"),
    )


def _describe_base(base: SettingReport, say: Text) -> str:
    levels = ", ".join(dict.fromkeys(name_level(chair.level, say) for chair in base.chairs))
    return say(
        "lab-head", game=say("title"), seats=base.seats, levels=levels, deals=base.deals, games=base.games
    )


def _describe_method(report: LabReport, say: Text) -> tuple[str, ...]:
    sentences = [
        say("lab-report-method-games", games=report.games, deals=report.deals, settings=len(report.settings))
    ]
    if weighed := count_weighed_games(report.settings[0]):
        sentences.append(say("lab-weighed", count=weighed))
    sentences += [say("lab-report-method-intervals"), say("lab-report-method-holm")]
    gains = [one.paired_gain for one in report.comparisons if one.paired_gain > 1]
    if gains:
        middle = sorted(gains)[len(gains) // 2]
        sentences.append(say("lab-report-method-paired", times=format_number(middle, 1)))
    sentences.append(_describe_players(say))
    return tuple(sentences)


def _describe_players(say: Text) -> str:
    """A game may say itself whom its numbers hold for: not every one lets computer players play."""
    return say("lab-players" if "lab-players" in say else "lab-report-method-players")
