"""The files in which unfinished lab runs are kept, so that the same command goes on where it was stopped."""

import sys
from pathlib import Path

from platformdirs import user_cache_path

from thirdplace.lab.lab_run import LabRun
from thirdplace.lab.run_file import OtherPlan, UnreadableRun, read_run, write_run
from thirdplace.terminal.user_error import UserError
from thirdplace.text import Text

__all__ = ["SavedRuns"]


class SavedRuns:
    """The runs of one command, each in a file, until everything that they found is written.

    A full disk ends no run: it goes on without being saved.
    """

    def __init__(self, given: Path | None, say: Text) -> None:
        """`given`: where to keep the first run, the others beside it; None: in the user's cache."""
        self.is_kept = True
        """Can the same command go on where it was stopped?"""
        self._given, self._say = given, say
        self._files: dict[str, Path] = {}
        self._has_warned = False

    def go_on(self, run: LabRun, step: int = 0) -> None:
        """Go on from the run's file, if there is one. `step`: which one of a search the run is, from 1 on."""
        file = self._choose_file(run, step)
        self._files[run.plan.digest] = file
        try:
            read_run(run, file)
        except (FileNotFoundError, NotADirectoryError):
            pass
        except OtherPlan:
            raise UserError("lab-other-plan", file=str(file)) from None
        except UnreadableRun as wrong:
            raise UserError("lab-wrong-file", file=str(file)) from wrong

    def _choose_file(self, run: LabRun, step: int) -> Path:
        if self._given is None:  # named after the plan
            return user_cache_path("thirdplace") / "lab" / f"{run.plan.digest[:16]}.run"
        return self._given.with_name(f"{self._given.name}.search-{step}") if step else self._given

    def save(self, run: LabRun, *, warns: bool = True) -> None:
        """Write the run; if that cannot be done, say so once."""
        file = self._files[run.plan.digest]
        try:
            if self._given is None:
                file.parent.mkdir(parents=True, exist_ok=True)
            write_run(run, file)
            self.is_kept = True
        except OSError as wrong:
            self.is_kept = False
            if warns and not self._has_warned:
                self._has_warned = True
                warning = UserError("lab-not-saved", file=str(file), why=wrong)
                print(warning.in_words(self._say), file=sys.stderr)

    def remove(self) -> None:
        """All is written: nothing is to be continued."""
        for file in self._files.values():
            file.unlink(missing_ok=True)
