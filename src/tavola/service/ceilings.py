"""How much one table, one person or one file may take of the server. Each limit has words for when it is reached."""

from __future__ import annotations

import msgspec

from tavola.service.bounds import Bounds


class Ceilings(msgspec.Struct, frozen=True):
    """Far above what any game needs, far below what would hurt others."""

    rules_seconds: float = 1.0  # of the processor's time for one answer, one view, one decision in full
    edited_seconds: float = 0.25  # the same where people have written into the state: a ruling, a file
    details_seconds: float = 2.0  # for all options of one decision, a slice at a time
    replay_seconds: float = 5.0  # for a moment of the past, a slice at a time
    bot_seconds: float = 20.0  # of the processor's time for one answer of a bot, or one hint
    analysis_seconds: float = 120.0  # for a finished game looked at again
    import_seconds: float = 30.0  # for a file that becomes a table
    file_answers: int = 100_000  # in it
    log_bytes: int = 64 << 20  # of one table's log and the short ways into it
    waypoint_bytes: int = 4 << 20  # of those that a file brings along
    forget_days: float = 0.0  # after which a table that nobody has touched is deleted; 0: never
    helper_memory: int = 1_024  # MiB of address space for each process in which bots think
    chain: int = 500  # tables that follow from one another: rematches, campaigns, branches
    person_devices: int = 12  # of one person
    person_tables: int = 200  # that hang on one person
    person_tries: int = 40  # at the challenges of one day, practice counted in
    person_reminders: int = 12  # places where one person is reminded
    reminders_a_day: int = 24  # sent to one of them
    holiday_days: int = 30  # of one person, in a year
    kept_days: float = 60.0  # for which a day's results are kept
    draft_files: int = 2_000  # of a pack in the making
    draft_file_letters: int = 256 * 1024
    draft_letters: int = 16 << 20  # of all its files
    draft_log_bytes: int = 64 << 20  # of all its changes
    draft_changes: int = 100_000
    draft_keys: int = 50
    draft_versions: int = 200
    measures: int = 2  # drafts measured at a time by one worker
    measure_games: int = 2_000  # of the main kinds, in one measuring
    hall_tables: int = 1_000  # listed in the hall at a time
    hall_tables_of_person: int = 4
    seekers: int = 2_000  # people who look for somebody at a time
    clubs_of_person: int = 10
    club_members: int = 60
    cups: int = 300  # tournaments that are open or run at a time
    cups_of_person: int = 5
    cup_players: int = 32
    state_number: int = 10_000  # in a state that people write into, either way from nothing
    state_entries: int = 2_000  # of one list or record in it
    state_text: int = 1_000  # letters of one text in it
    state_depth: int = 40
    state_parts: int = 20_000  # in all
    state_letters: int = 200_000  # of all its texts

    @property
    def bounds(self) -> Bounds:
        return Bounds(
            self.state_number,
            self.state_entries,
            self.state_text,
            self.state_depth,
            self.state_parts,
            self.state_letters,
        )
