"""A small lab report that has everything a report can have, with effects that are known."""

from typing import Any

from thirdplace.core.options.option_schema import option_schema
from thirdplace.core.registry import all_games, find_game
from thirdplace.lab.results.report_structs import (
    ChairText,
    Comparison,
    Estimate,
    Fan,
    Finding,
    HeatMap,
    Histogram,
    LabelText,
    LabReport,
    SearchReport,
    SettingReport,
    Table,
    TableRow,
    Unit,
)
from thirdplace.lab.simulation.play_chunk import find_simulation

GAME = next(
    game.id for game in all_games() if game.brings("simulation") and find_simulation(game).RESTRICTIONS
)
RESTRICTION = find_simulation(find_game(GAME)).RESTRICTIONS[0]
USUAL: dict[str, Any] = {
    info.key: getattr(find_game(GAME).opening.Options(), info.key) for info in option_schema(find_game(GAME))
}
DIAL = next(key for key, value in USUAL.items() if type(value) is int)
SEATS = 4


def measured(value: float, half: float = 0.01, p: float | None = None) -> Estimate:
    return Estimate(value, value - half, value + half, p)


def table(
    key: str, label: str, estimates: list[Estimate], expected: float | None = None, unit: Unit = "share"
) -> Table:
    rows = tuple(
        TableRow(str(number), LabelText(label, {"number": number, "name": f"Thing {number}"}), estimate, 400)
        for number, estimate in enumerate(estimates, 1)
    )
    return Table(key, LabelText("lab-wins-turn-order"), unit, rows, expected)


def value_table() -> Table:
    """Thing 1 is a bargain, thing 2 is about fair, thing 3 is dear."""
    found = table("value/thing", "lab-own-item", [measured(0.1), measured(0.05), measured(0.02)])
    nets = (0.08, 0.002, -0.06)
    rows = tuple(
        TableRow(row.key, row.label, row.estimate, 300, {"net": measured(net), "price": measured(3.0)})
        for row, net in zip(found.rows, nets, strict=True)
    )
    return Table(found.key, found.title, found.unit, rows)


def base_setting(shares: list[Estimate]) -> SettingReport:
    rounds = tuple(LabelText("lab-round", {"number": number}) for number in (1, 2, 3))
    ranks = [LabelText("lab-rank", {"number": rank}) for rank in range(1, SEATS + 1)]
    chances = tuple(tuple(measured(0.25 + step * 0.1) for step in range(3)) for _ in ranks)
    return setting(
        "base",
        (
            table("wins/turn-order", "lab-turn-order", shares, 1 / SEATS),
            table(
                "wins/rank-at-half",
                "lab-rank",
                [measured(0.5), measured(0.25), measured(0.15), measured(0.1)],
            ),
            table("measures", "lab-rank", [measured(40.0), measured(12.0)], unit="count"),
            value_table(),
        ),
        (Histogram("score", LabelText("lab-measure-score"), 0, 2, (0, 5, 20, 10, 1, 0)),),
        (
            HeatMap(
                "thing",
                LabelText("lab-fan"),
                rounds,
                tuple(LabelText("lab-own-item", {"name": f"Thing {number}"}) for number in (1, 2)),
                ((0.1, 0.2, 0.0), (0.4, 0.1, 0.3)),
                ((3.0, 2.5, None), (4.0, 3.0, 2.0)),
            ),
        ),
        (
            Fan(
                "standing",
                LabelText("lab-fan"),
                (1, 2, 3),
                tuple(TableRow(str(n), label, chances[n][-1]) for n, label in enumerate(ranks)),
                chances,
            ),
        ),
    )


def setting(
    key: str,
    tables: tuple[Table, ...] = (),
    histograms: tuple[Histogram, ...] = (),
    heat_maps: tuple[HeatMap, ...] = (),
    fans: tuple[Fan, ...] = (),
    options: dict[str, Any] | None = None,
) -> SettingReport:
    levels = ("medium", "easy") if key == "mixed" else ("medium", "medium")
    chairs = tuple(ChairText(levels[seat % 2]) for seat in range(SEATS))
    return SettingReport(key, SEATS, chairs, options or {}, 400, 400, tables, histograms, heat_maps, fans)


def luck_table() -> Table:
    rows = tuple(
        TableRow(part, LabelText(f"lab-luck-{part}"), measured(share))
        for part, share in (("skill", 0.3), ("deal", 0.1), ("rest", 0.6))
    )
    return Table("luck", LabelText("lab-luck"), "share", rows)


def sample_report() -> LabReport:
    """Whoever plays second wins 5 points too rarely; the dial changes that; a search finds a way."""
    shares = [measured(0.26, p=0.3), measured(0.2, p=0.001), measured(0.27, p=0.06), measured(0.27, p=0.06)]
    players = table("wins/player", "lab-player", [measured(0.4, p=0.001), measured(0.1, p=0.001)] * 2, 0.25)
    lower, upper = USUAL[DIAL] + 1, USUAL[DIAL] + 2
    keys = (f"vary/{DIAL}={lower}", f"vary/{DIAL}={upper}")
    changes = [[measured(0.03, p=0.01), *[measured(0.0, p=1.0)] * 3], [measured(0.0, p=1.0)] * 4]
    restricted = table("wins/player", "lab-player", [measured(-0.12, p=0.001), *[measured(0.04)] * 3], 0.0)
    return LabReport(
        GAME,
        "sample",
        400,
        1600,
        None,
        (
            base_setting(shares),
            setting("mixed", (players, luck_table())),
            setting(keys[0], options={DIAL: lower}),
            setting(keys[1], options={DIAL: upper}),
            setting("base-rotated"),
            setting(f"restrict/{RESTRICTION}"),
        ),
        (
            *(
                Comparison(key, "base", (table("wins/turn-order", "lab-turn-order", change, 0.0),), 2.0)
                for key, change in zip(keys, changes, strict=True)
            ),
            Comparison(f"restrict/{RESTRICTION}", "base-rotated", (restricted,), 3.0),
        ),
        SearchReport(
            "turn-order",
            0.005,
            measured(0.05),
            7,
            (Finding({DIAL: upper}, 0.1, measured(0.002, 0.001), True, ()),),
        ),
    )


def fair_report() -> LabReport:
    """Nothing in it is more than chance."""
    shares = [measured(0.25 + 0.001 * step, p=1.0) for step in range(SEATS)]
    return LabReport(
        GAME,
        "fair",
        400,
        400,
        None,
        (setting("base", (table("wins/turn-order", "lab-turn-order", shares, 0.25),)),),
    )
