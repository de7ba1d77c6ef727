"""The ladder: a fair design, sound numbers, anyone's bot, and nobody who can stop it."""

import json
import re
import shlex
import sys
from collections import Counter
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import numpy as np
import pytest
from support.games import CLOCK_GAME, LED_GAME, TURN_GAME, first_move, options_with_first_seat, script_of
from support.lab.scripted_player import ScriptedPlayer

from thirdplace import LANGUAGES
from thirdplace.cli import main
from thirdplace.core.deals import open_deal
from thirdplace.core.game import Game
from thirdplace.core.match import Match
from thirdplace.core.registry import all_games, find_game
from thirdplace.lab.chunks.chunk_runner import ChunkRunner
from thirdplace.lab.chunks.local_runners import ProcessRunner
from thirdplace.lab.ladder import bot_limits, bot_process, http_bots
from thirdplace.lab.ladder.bot_players import BotFailed
from thirdplace.lab.ladder.bot_specs import BotSpec, UnusableBot, parse_bot_list
from thirdplace.lab.ladder.ladder_plan import LadderPlan, MatchupResult
from thirdplace.lab.ladder.ladder_runner import run_ladder
from thirdplace.lab.ladder.match_loop import MatchLoop
from thirdplace.lab.ladder.match_runner import play_matchup
from thirdplace.lab.ladder.matchups import Matchup, deals_needed, list_matchups
from thirdplace.lab.ladder.ratings import ELO_SCALE, estimate_difference, estimate_ratings, estimate_share
from thirdplace.lab.ladder.standings import Standings
from thirdplace.terminal.lab import ladder_command

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "example_bot.py"

TOO_MUCH = script_of(TURN_GAME).TOO_MUCH
CLASSES = f"""
import time

TOO_MUCH = {TOO_MUCH!r}

class First:
    def choose(self, situation, rng):
        return situation.legal()[0]

class Anything:
    def choose(self, situation, rng):
        return rng.choice(situation.legal())

class Json:
    def choose(self, situation, rng):
        import msgspec
        return msgspec.to_builtins(rng.choice(situation.legal()))

class Crashes:
    def choose(self, situation, rng):
        raise ValueError("of my own making")

class Leaves:
    def choose(self, situation, rng):
        raise SystemExit

class Hangs:
    def choose(self, situation, rng):
        try:
            time.sleep(60)
        except Exception:
            pass

class Cheats:
    def choose(self, situation, rng):
        return TOO_MUCH

class Sleeps:
    def choose(self, situation, rng):
        return None

class Loads:
    # Is ready only after more time than a decision may take.
    pause = 1.3

    def __init__(self):
        time.sleep(self.pause)

    def choose(self, situation, rng):
        return situation.legal()[0]

class NeverReady(Loads):
    pause = 60

class Chooseless:
    pass
"""

PIPED = """
import json, sys
for line in sys.stdin:
    with open("heard", "a") as heard:
        heard.write(line)
    update = json.loads(line)
    if update["legal"]:
        print(json.dumps({"type": "do", "seat": update["seat"], "action": update["legal"][0]}), flush=True)
"""


# One that does what does not exist.
FLIES = """
input()
print('{"type": "do", "seat": 0, "action": {"type": "fly"}}', flush=True)
input()
"""


@pytest.fixture(autouse=True)
def bots_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with everyone's bots, in which the ladder is started."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bots.py").write_text(CLASSES)
    (tmp_path / "piped.py").write_text(PIPED)
    (tmp_path / "broken.py").write_text("import nothing_of_the_kind")
    return tmp_path


def class_bots(*names: str) -> tuple[BotSpec, ...]:
    return tuple(BotSpec(name, "class", f"{Path.cwd() / 'bots.py'}:{name}") for name in names)


def pipe_bot(source: str) -> BotSpec:
    Path("program.py").write_text(source)
    return BotSpec("program", "pipe", f"{sys.executable} program.py")


def make_plan(
    *bots: BotSpec,
    game: str = LED_GAME,
    seats: int = 2,
    games: int = 1,
    limit: float = 10.0,
    **options: Any,
) -> LadderPlan:
    return LadderPlan(game, bots, games, seats, options, "ladder", limit)


def play_whole_plan(plan: LadderPlan) -> Standings:
    """All of it, in this process."""
    standings = Standings(plan)
    for deal in range(plan.deals):
        for matchup in plan.matchups():
            standings.add_result(play_matchup(plan, deal, matchup))
    return standings


def play_in_two_processes(plan: LadderPlan) -> Iterator[MatchupResult]:
    with closing(ProcessRunner(2)) as runner:
        yield from run_ladder(plan, runner)


# Who plays whom.


@pytest.mark.parametrize("bots", [2, 3, 5])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_on_each_deal_every_bot_sits_in_every_seat_equally_often(bots: int, seats: int) -> None:
    lineups = [lineup for one in list_matchups(bots, seats, team=False) for lineup in one.lineups(seats)]
    assert len(set(lineups)) == len(lineups), "the same game is played twice"
    counted = Counter((seat, bot) for lineup in lineups for seat, bot in enumerate(lineup))
    assert len(counted) == bots * seats
    assert len(set(counted.values())) == 1
    for matchup in list_matchups(bots, seats, team=False):
        own = [lineup.index(matchup.one) for lineup in matchup.lineups(seats)]
        assert sorted(own) == list(range(seats))


def test_a_team_fills_the_table_and_games_are_rounded_up_to_deals() -> None:
    teams = list(list_matchups(3, 4, team=True))
    assert [team.lineups(4) for team in teams] == [[(0,) * 4], [(1,) * 4], [(2,) * 4]]
    assert deals_needed(100, 4, team=False) == 25
    assert deals_needed(101, 4, team=False) == 26
    assert deals_needed(100, 4, team=True) == 100


def test_all_games_of_a_deal_have_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[tuple[str, Any]] = []

    def note_deal(game: Game, seats: int, seed: str, *more: Any) -> tuple[Any, int]:
        state, deal = open_deal(game, seats, seed, *more)
        dealt.append((seed, state._flat()))
        return state, deal

    monkeypatch.setattr("thirdplace.core.match.open_deal", note_deal)
    play_whole_plan(make_plan(*class_bots("First", "Anything"), game=TURN_GAME, seats=3, games=6))
    by_seed = {seed: [cards for other, cards in dealt if other == seed] for seed, _ in dealt}
    assert [len(deals) for deals in by_seed.values()] == [6, 6]
    assert all(cards == deals[0] for deals in by_seed.values() for cards in deals)
    assert len({str(deals[0]) for deals in by_seed.values()}) == 2


# Numbers.


def make_results(deals: int, games: int, shares: Sequence[Sequence[float]]) -> tuple[Any, Any]:
    """Every deal alike: so many games, won in these shares by row against column."""
    won = np.array([shares] * deals, float) * games
    lost = np.array([[[games if share else 0 for share in row] for row in shares]] * deals, float) - won
    return won, lost


def test_ratings_of_results_that_follow_the_model() -> None:
    two = estimate_ratings(*make_results(400, 2, [[0, 0.75], [0, 0]]), seats=2)
    assert two[0].value - two[1].value == pytest.approx(ELO_SCALE * np.log10(3), abs=1)
    assert sum(found.value for found in two) == pytest.approx(3000)
    # Strengths 4, 2 and 1 at tables of four.
    strengths = [4, 2, 1]
    shares = [[0.0 if s is t else s / (s + 3 * t) for t in strengths] for s in strengths]
    four = [found.value for found in estimate_ratings(*make_results(400, 4, shares), seats=4)]
    assert np.diff(four) == pytest.approx([-ELO_SCALE * np.log10(2)] * 2, abs=1)
    even = estimate_ratings(*make_results(50, 4, [[0, 0.25], [0.25, 0]]), seats=4)
    assert [found.value for found in even] == pytest.approx([1500, 1500])


def test_who_never_lost_is_rated_high_but_not_infinitely_and_not_too_surely() -> None:
    for deals in (1, 5, 100):
        best, worst = estimate_ratings(*make_results(deals, 4, [[0, 1], [1e-9, 0]]), seats=4)
        assert worst.value < 1500 < best.value < 4000
        assert best.low < best.value < best.high
        assert (best.low < 1500) == (deals == 1)


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    chance = np.random.default_rng(5)
    for true, deals in ((0.25, 25), (0.9, 25), (0.5, 100)):
        found = [estimate_share(chance.binomial(4, true, deals) / 4) for _ in range(400)]
        held = sum(one.low <= true <= one.high for one in found) / len(found)
        assert 0.92 < held < 0.995


def test_few_deals_are_not_sure_and_equal_ones_are_not_certain() -> None:
    assert estimate_share(np.ones(3)).low < 0.5
    assert estimate_share(np.ones(100)).low > 0.95
    assert estimate_share(np.ones(100)).high == estimate_share(np.ones(100)).value == 1
    assert estimate_share(np.zeros(100)).low == 0
    wide, narrow = estimate_share(np.array([0.0, 1.0] * 5)), estimate_share(np.array([0.0, 1.0] * 500))
    assert wide.high - wide.low > 5 * (narrow.high - narrow.low)


def test_differences_are_paired() -> None:
    """Both win about half of all deals, and one of them five more of the same."""
    luck = np.array([0.0, 1.0] * 50)
    better = luck.copy()
    better[:10] = 1
    found = estimate_difference(better, luck)
    assert found.value == pytest.approx(0.05)
    assert found.low > -0.02
    assert estimate_difference(luck, luck).low < 0 < estimate_difference(luck, luck).high


# Bots.


def test_the_list_of_bots_is_read() -> None:
    bots = parse_bot_list(["easy,bots.py:First,expert, easy", '"cmd:python3 /a/b.py 1,2"', "http:python3 x"])
    assert [bot.name for bot in bots] == [
        "easy",
        "First",
        "expert",
        "easy (2)",
        "python3 b.py 1,2",
        "python3 x",
    ]
    assert [bot.kind for bot in bots] == ["level", "class", "level", "level", "pipe", "stream"]
    assert [bot.as_argument for bot in bots[4:]] == ["cmd:python3 /a/b.py 1,2", "http:python3 x"]
    with pytest.raises(UnusableBot):
        parse_bot_list(["easy,,hard"])


def test_a_class_of_a_package_takes_part(bots_folder: Path) -> None:
    (bots_folder / "mybots").mkdir()
    (bots_folder / "mybots" / "robo.py").write_text(CLASSES)
    assert parse_bot_list(["mybots.robo:First"])[0].name == "First"


def test_a_ladder_is_the_same_in_one_process_and_in_two_and_who_loses_on_purpose_is_last() -> None:
    """First never bids, so it buys nothing."""
    plan = make_plan(*class_bots("Anything", "First", "Json"), game=TURN_GAME, seats=3, games=9)
    two = Standings(plan)
    for outcome in play_in_two_processes(plan):
        two.add_result(outcome)
    tables = []
    for standings in (play_whole_plan(plan), two):
        assert standings.games == standings.planned_games == 54
        assert not standings.failures
        pairs = [
            standings.estimate_share(one, others) for one in range(3) for others in range(3) if one != others
        ]
        tables.append((standings.estimate_ratings(), pairs))
    assert tables[0] == tables[1]
    ratings = tables[0][0]
    assert ratings[1].high < min(ratings[0].low, ratings[2].low)


def test_a_class_a_piped_program_and_the_bot_of_the_docs_play_each_other(bots_folder: Path) -> None:
    piped = BotSpec("piped", "pipe", f"{sys.executable} piped.py")
    over_http = BotSpec("example", "stream", f"{sys.executable} {EXAMPLE}")
    standings = play_whole_plan(make_plan(*class_bots("Anything"), piped, over_http, rounds=2))
    assert standings.games == 6
    assert not standings.failures
    for bot in range(3):
        thinking = standings.thinking_time(bot)
        assert thinking is not None
        assert thinking.decisions > 20
        assert thinking.median <= thinking.slow
    games = read_heard_lines(bots_folder)
    assert len(games) == 4
    for first, *more, last in games:
        assert "from" not in first
        assert first["table"]["options"]["rounds"] == 2
        assert first["table"]["game"] == LED_GAME
        assert last["view"]["phase"] == "over"
        assert last["legal"] == []
        for before, after in zip([first, *more], [*more, last], strict=True):
            assert after["from"] == before["version"]
            assert after["seat"] == first["seat"]
        told = [event["type"] for update in (first, *more, last) for event in update.get("events", ())]
        assert told.count("round-scored") == 2, "everything that happened is told once"
    assert len({update["table"]["id"] for update, *_ in games}) == 4


def read_heard_lines(bots_folder: Path) -> list[list[dict[str, Any]]]:
    """What the piped program was told, game by game."""
    games: list[list[dict[str, Any]]] = []
    for line in (bots_folder / "heard").read_text().splitlines():
        update = json.loads(line)
        if "from" not in update:
            games.append([])
        games[-1].append(update)
    return games


def test_a_program_hears_only_what_its_seat_may_know(bots_folder: Path) -> None:
    piped = BotSpec("piped", "pipe", f"{sys.executable} piped.py")
    play_whole_plan(make_plan(*class_bots("Anything"), piped, game=TURN_GAME, seats=3, games=1))
    running = [
        update
        for game in read_heard_lines(bots_folder)
        for update in game
        if update["view"]["phase"] != "over"
    ]
    assert running
    for update in running:
        known = [seat for seat, shown in enumerate(update["view"]["seats"]) if shown["project"] is not None]
        assert known == [update["seat"]]
        assert update["view"]["deck"] is None


@pytest.mark.parametrize(
    ("name", "trouble", "why"),
    [
        ("Crashes", "stopped", "ValueError: of my own making"),
        ("Leaves", "stopped", "SystemExit: "),
        ("Cheats", "illegal", script_of(TURN_GAME).TOO_MUCH_CODE),
        ("Sleeps", "idle", ""),
    ],
)
def test_a_class_that_fails_does_not_stop_the_ladder(name: str, trouble: str, why: str) -> None:
    standings = play_whole_plan(make_plan(*class_bots("Anything", name), game=TURN_GAME, seats=3))
    assert standings.count_failures(0) == {}
    assert standings.count_failures(1) == {trouble: 9}, "one in three of its games, two in each of the others"
    assert standings.first_failure_reason(1, trouble) == why
    assert standings.games == 6


def test_a_class_that_does_not_come_to_an_end_is_broken_off() -> None:
    standings = play_whole_plan(make_plan(*class_bots("First", "Hangs"), limit=0.5, rounds=1))
    assert standings.count_failures(1) == {"slow": 2}
    assert standings.estimate_share(0, 1) is not None


def test_a_class_has_time_to_be_ready_before_its_first_decision() -> None:
    standings = play_whole_plan(make_plan(*class_bots("Anything", "Loads"), limit=1.0, rounds=1))
    assert not standings.failures


def test_a_class_that_is_never_ready_is_too_slow() -> None:
    standings = play_whole_plan(make_plan(*class_bots("Anything", "NeverReady"), limit=0.2, rounds=1))
    assert standings.count_failures(1) == {"slow": 2}


@pytest.mark.parametrize(
    ("source", "trouble", "why"),
    [
        ("raise ValueError('too early')", "stopped", "ValueError: too early"),
        ("import sys; sys.exit(3)", "stopped", "exit code 3"),
        ("import time; time.sleep(60)", "slow", ""),
        ("input(); print('hello', flush=True); input()", "illegal", "hello"),
        ("input(); print('[[[', flush=True); input()", "illegal", "[[["),
        ("while True: input(); print('null', flush=True)", "idle", ""),
        (FLIES, "illegal", "bad-request"),
    ],
)
def test_a_program_that_fails_is_told_of_and_ended(
    source: str, trouble: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_limits, "START_FACTOR", 0.0)
    limit = 0.3 if trouble == "slow" else 20.0
    started: list[bot_process.BotProcess] = []
    begin = bot_process.BotProcess.__init__

    def remember_process(program: bot_process.BotProcess, *given: Any) -> None:
        begin(program, *given)
        started.append(program)

    monkeypatch.setattr(bot_process.BotProcess, "__init__", remember_process)
    standings = play_whole_plan(make_plan(*class_bots("Anything"), pipe_bot(source), limit=limit, rounds=1))
    assert standings.count_failures(1) == {trouble: 2}
    assert why in standings.first_failure_reason(1, trouble)
    assert started
    assert not any(program.is_running for program in started)


def test_a_program_over_http_that_ends_or_sleeps_fails() -> None:
    Path("asleep.py").write_text(
        "import sys, time\nfrom urllib.request import Request, urlopen\n"
        "urlopen(Request(sys.argv[1] + '/stream', headers={'Authorization': 'Bearer ' + sys.argv[2]}))\n"
        "time.sleep(60)"
    )
    Path("ends.py").write_text("raise ValueError('no table for me')")
    for file, trouble, why in (("asleep.py", "slow", ""), ("ends.py", "stopped", "no table for me")):
        bot = BotSpec("bot", "stream", f"{sys.executable} {file}")
        standings = play_whole_plan(make_plan(*class_bots("Anything"), bot, limit=0.2, rounds=1))
        assert standings.count_failures(1) == {trouble: 2}
        assert why in standings.first_failure_reason(1, trouble)


def test_over_http_one_does_what_one_may_and_when() -> None:
    match = Match(find_game(TURN_GAME), 3, seed="door", options=options_with_first_seat(1))
    door = http_bots.HttpBotServer()
    try:
        chair = door.seats_by_token["token"] = http_bots.HttpSeat(match, 1)
        bid = {"type": "do", "seat": 1, "action": first_move(TURN_GAME, 1)}
        assert post_command(door, bid) == (409, "not-your-turn")
        chair.publish_update(b"{}")
        assert post_command(door, bid, token="another") == (404, "unknown-table")
        assert post_command(door, bid | {"seat": 0}) == (409, "not-your-seat")
        assert post_command(door, bid | {"type": "undo"}) == (400, "bad-request")
        assert post_command(door, bid | {"action": {"type": "fly"}}) == (400, "bad-request")
        assert post_command(door, bid | {"action": TOO_MUCH}) == (409, "wrong-phase")
        assert post_command(door, bid) == (200, "")
        assert chair.wait_for_action(1) == match.message(bid["action"])
        assert post_command(door, bid) == (409, "not-your-turn")
        assert chair.close_and_take_late_action() is None
        chair.publish_update(b"{}")
        chair.close_and_take_late_action()
        assert post_command(door, bid) == (409, "not-your-turn")
        assert chair.remarks == {"refused-unasked": 2, "refused-illegal": 1, "refused-twice": 1}
    finally:
        door.close()


def post_command(
    door: http_bots.HttpBotServer, command: dict[str, Any], token: str = "token"
) -> tuple[int, str]:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    try:
        with urlopen(
            Request(f"{door.table_url('t')}/commands", json.dumps(command).encode(), headers)
        ) as answer:
            return answer.status, ""
    except HTTPError as refused:
        with refused:
            return refused.code, json.loads(refused.read())["code"]


# Time.


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_game_comes_to_its_end_whatever_bots_do(game: Any) -> None:
    """Those who wait for each other, those who trade for ever, those who fail."""

    def busy(match: Match, seat: int) -> Any:
        legal = match.legal(seat)
        return next((action for action in reversed(legal) if action != legal[0]), None)

    def fail(match: Match, seat: int) -> Any:
        raise BotFailed("stopped")

    for choose in (lambda match, seat: None, busy, fail):
        match = Match(game, game.seats.start, seed="end")
        MatchLoop(match, [ScriptedPlayer(match, seat, choose) for seat in range(match.seats)]).run()
        assert match.over


# The command.


def run_refused_ladder(capsys: pytest.CaptureFixture[str], *given: str) -> str:
    assert main(["ladder", *given]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err


BAD: list[tuple[list[str], str]] = [
    (["chess", "--bots", "easy,hard"], "There is no such game"),
    ([TURN_GAME, "--bots", "easy,clever"], "“clever”, only easy, medium, hard, expert"),
    ([TURN_GAME, "--bots", "easy,gone.py:Bot"], "no file gone.py"),
    ([TURN_GAME, "--bots", "easy,bots.py:Gone"], "no class “Gone” in bots.py"),
    ([TURN_GAME, "--bots", "easy,bots.py:Chooseless"], "no method choose"),
    ([TURN_GAME, "--bots", "easy,broken.py:Bot"], "nothing_of_the_kind"),
    ([TURN_GAME, "--bots", "easy,no.such.module:Bot"], "No module named"),
    ([TURN_GAME, "--bots", "easy,cmd:no-such-program -x"], "no program “no-such-program”"),
    ([TURN_GAME, "--bots", "easy,cmd:"], "no program"),
    ([TURN_GAME, "--bots", "easy"], "at least two bots"),
    ([TURN_GAME], "--bots is missing"),
    ([], "GAME is missing"),
    ([TURN_GAME, "--bots", "easy,hard", "--games", "0"], "--games takes a whole number"),
    ([TURN_GAME, "--bots", "easy,hard", "--workers", "0"], "--workers takes a whole number"),
    ([TURN_GAME, "--bots", "easy,hard", "--memory", "much"], "--memory takes a whole number"),
    ([TURN_GAME, "--bots", "easy,hard", "--on", "threads"], "here, processes, ray"),
    ([TURN_GAME, "--bots", "easy,hard", "--on", "the moon"], "here, processes, ray"),
    ([TURN_GAME, "--bots", "easy,hard", "--seats", "7"], "3 to 6 players, not for 7"),
    ([TURN_GAME, "--bots", "easy,hard", "--option", "bank=pig"], "bank"),
    (
        [LED_GAME, "--bots", "easy,hard", "--option", "goal=target"],
        "The target has to be a number",
    ),
    ([TURN_GAME, "--bots", "easy,hard", "--json", "no/such/folder"], "The system refused"),
]


@pytest.mark.parametrize(("given", "told"), BAD, ids=[told for _, told in BAD])
def test_what_is_wrong_is_told_in_one_sentence(
    given: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in run_refused_ladder(capsys, *given, "--lang", "en")
    sentences = {run_refused_ladder(capsys, *given, "--lang", lang) for lang in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)


def run_until_interrupt(plan: LadderPlan, runner: ChunkRunner) -> Generator[MatchupResult, None, None]:
    """Without other processes: the first half is played, then somebody presses Ctrl-C."""
    everything = [(deal, matchup) for deal in range(plan.deals) for matchup in plan.matchups()]
    for deal, matchup in everything[: max(1, len(everything) // 2)]:
        yield play_matchup(plan, deal, matchup)
    raise KeyboardInterrupt


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ctrl_c_prints_what_was_played_so_far(
    lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder_command, "run_ladder", run_until_interrupt)
    given = ["--bots", "bots.py:First,bots.py:Anything,bots.py:Crashes", "--games", "4", "--seats", "2"]
    assert main(["ladder", LED_GAME, *given, "--json", "out.json", "--lang", lang]) == 130
    told = capsys.readouterr().out
    for name in ("First", "Anything", "Crashes", "ValueError: of my own making", "12"):
        assert name in told
    assert "\x1b" not in told
    found = json.loads(Path("out.json").read_text())
    assert (found["games"], found["planned"]) == (6, 12)
    assert [bot["name"] for bot in found["bots"]] == ["First", "Anything", "Crashes"]
    assert found["bots"][2]["failed"]["stopped"] > 0
    shares = {(pair["one"], pair["others"]): pair["share"] for pair in found["pairs"]}
    assert len(shares) == 6
    for one, others in ((0, 1), (0, 2), (1, 2)):
        assert shares[one, others]["value"] + shares[others, one]["value"] == 1


def test_teams_are_compared_on_the_same_deals(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def run_with_alternating_wins(
        plan: LadderPlan, runner: ChunkRunner
    ) -> Generator[MatchupResult, None, None]:
        for deal in range(plan.deals):
            for one in range(2):
                won = float(one == 0 and deal % 2 == 0)
                yield MatchupResult(deal, Matchup(one, one), 1, won, 0.0, {one: [0.001]}, [])

    monkeypatch.setattr(ladder_command, "run_ladder", run_with_alternating_wins)
    given = ["--bots", "bots.py:First,bots.py:Anything", "--games", "40", "--json", "out.json"]
    assert main(["ladder", CLOCK_GAME, *given, "--markdown", "--lang", "en"]) == 0
    told = capsys.readouterr().out.replace("\u00a0", " ")
    assert "teams of 4. 40 deals" in told
    assert re.search(r"\| First \| 50\.0% \(\d+\.\d–\d+\.\d\) \| 1\.0 ms \|", told)
    assert "| First |  | 50.0 (" in told
    assert "| Anything | -50.0 (" in told
    found = json.loads(Path("out.json").read_text())
    assert found["bots"][0]["won"]["value"] == 0.5
    assert found["pairs"][0]["differs"]["low"] > 0.2


def test_the_examples_of_the_page_run(bots_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8")
    for source in re.findall(r"```python\n(.*?)```", page, re.DOTALL):
        name = re.match(r"# (\w+\.py)", source)
        assert name is not None
        (bots_folder / name[1]).write_text(source)
    (bots_folder / "example_bot.py").write_text(EXAMPLE.read_text())
    commands = re.findall(r"```sh\nthirdplace (.*?)\n```", page)
    assert len(commands) == 2
    for command in commands:
        words = shlex.split(command.replace("python3", sys.executable))
        assert main([*words, "--markdown", "--lang", "en"]) == 0
        told = capsys.readouterr().out
        first, again = told.splitlines()[0].strip("`"), words
        assert shlex.split(first)[1:6] == again[:5]
        assert "Shy" in told
        assert "For the rest of such a game" not in told, "a bot has failed"


def test_every_option_is_on_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "ladder.md").read_text(encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["ladder", "--help"])
    for option in re.findall(r"--[a-z]+", capsys.readouterr().out):
        assert f"`{option}" in page or option in ("--help", "--lang"), option
