"""The machine: what happens next until somebody must decide, the answers that may be given, and what each brings.

A question to which there is a single answer is not asked, except in the menu of a turn and in a summon, as in the rules
(kernel/flow.py, `ask_keys`).
"""

from __future__ import annotations

from tavola.kernels.compiling import scalar
from tavola.kernels.laid import Words
from tavola.kernels.realm_of_sand.bits import count_of
from tavola.kernels.realm_of_sand.buildings import build, count_embeddings, list_embeddings
from tavola.kernels.realm_of_sand.circle import lay_aside, list_asides, list_refills, take_tile, wants_tile
from tavola.kernels.realm_of_sand.discs import list_steps, make_step, place_and_move
from tavola.kernels.realm_of_sand.layout import (
    ACT,
    AFTER,
    ASIDE,
    ASKED,
    BEGIN_TURN,
    BOARD,
    CARRY,
    CHOOSE_BOARD,
    CHOOSE_SIDE,
    CHOOSE_SIDES,
    CLOSE_ROUND,
    DECK,
    EMBEDDING,
    END_SWAP,
    EXCHANGE,
    EXTRA,
    EXTRA_DISCS,
    FIRST_TILES,
    GAME_OVER,
    HAND_OUT_BOARDS,
    HAND_OUT_TILES,
    IN_ACTIVE,
    IN_CIRCLE,
    KEEP,
    KEEP_ONE,
    LOOKED,
    NAME_STARTING_PLAYER,
    NEXT,
    NOTHING,
    OFFERED,
    OPEN_CELLS,
    OPENING,
    PLACE_SQUARES,
    PLAY_ROUND,
    PROMPT,
    REFILL,
    REFILL_DISPLAY,
    REPLENISH,
    SEAT,
    SHARE_OUT,
    SHORT,
    SHORT_OF,
    SIDE,
    SOLE,
    START,
    SUMMON,
    SUMMON_ON,
    SWAP,
    SWAP_AGAIN,
    TURN,
    TURN_OF,
    UNLOCK,
)
from tavola.kernels.realm_of_sand.levels import list_openings, open_cell, shut_cells
from tavola.kernels.realm_of_sand.pieces import player_at
from tavola.kernels.realm_of_sand.powers import (
    carry,
    count_carries,
    count_exchanges,
    count_swaps,
    draw_plans,
    exchange,
    keep_plan,
    list_carries,
    list_decks,
    list_exchanges,
    list_keeps,
    list_swaps,
    swap_tiles,
)
from tavola.kernels.realm_of_sand.setup import (
    choose_board,
    choose_side,
    choose_sides,
    count_extras,
    first_tiles,
    hand_out_boards,
    hand_out_tiles,
    lay_table,
    list_boards,
    list_extras,
    list_sides,
    list_starts,
    name_starting_player,
    start_with,
    take_board,
    take_extra_disc,
    take_extra_discs,
    turn_board,
)
from tavola.kernels.realm_of_sand.sharing import NO_ACTION
from tavola.kernels.realm_of_sand.tables import MEANINGS, PART, REACH, SEATS, A
from tavola.kernels.realm_of_sand.tiles import list_shares, next_short, place_squares
from tavola.kernels.realm_of_sand.turns import (
    act_on,
    begin_turn,
    choose_from_menu,
    close_round,
    list_menu,
    play_round,
    refill_display,
)


@scalar
def begin(t: Words, s: Words) -> None:
    """From the generator to the first decision."""
    lay_table(t, s)
    go_on(t, s)


@scalar
def asked(t: Words, s: Words) -> int:
    """Whose answer is waited for; -1 when the game is over."""
    return s[SEAT] if s[PROMPT] != NOTHING else -1


@scalar
def legal(t: Words, s: Words, out: Words) -> int:
    """The answers that may be given, in the order of the rules, and how many."""
    return list_answers(t, s, out, 0)


@scalar
def act(t: Words, s: Words, action: int) -> None:
    """An answer, and all that follows up to the next question."""
    answer(t, s, action)
    go_on(t, s)


@scalar
def go_on(t: Words, s: Words) -> None:
    """Step by step until somebody must decide or the game is over."""
    while s[NEXT] != GAME_OVER or s[PROMPT] != NOTHING:
        if s[PROMPT] == NOTHING:
            go_one_step(t, s)
            continue
        count = how_many(t, s)
        if count > 1:
            s[ASKED] += 1
            return
        if count == 1:
            list_answers(t, s, s, SOLE)
            answer(t, s, s[SOLE])
        else:
            s[PROMPT] = NOTHING


@scalar
def go_one_step(t: Words, s: Words) -> None:
    step = s[NEXT]
    if step <= EXTRA_DISCS:
        set_up(t, s, step)
    elif step == ACT:
        act_on(s)
    elif step == REPLENISH:
        replenish(t, s)
    elif step == PLACE_SQUARES:
        place_squares(t, s)
    elif step == SUMMON_ON:
        place_and_move(t, s)
    elif step == REFILL_DISPLAY:
        refill_display(t, s)
    elif step == BEGIN_TURN:
        begin_turn(t, s)
    elif step == CLOSE_ROUND:
        close_round(t, s)
    elif step == PLAY_ROUND:
        play_round(s)
    elif step == SHARE_OUT:
        share_out(s)
    elif step == OPEN_CELLS:
        open_cells(s)
    elif step == KEEP_ONE:
        s[PROMPT], s[SEAT], s[NEXT] = KEEP, s[TURN_OF], ACT
    elif step == SWAP_AGAIN:
        s[PROMPT], s[SEAT], s[NEXT] = SWAP, s[TURN_OF], END_SWAP
    else:
        s[NEXT] = ACT


@scalar
def set_up(t: Words, s: Words, step: int) -> None:
    """The steps before the first round."""
    if step == NAME_STARTING_PLAYER:
        name_starting_player(t, s)
    elif step == HAND_OUT_BOARDS:
        hand_out_boards(t, s)
    elif step == CHOOSE_BOARD:
        choose_board(t, s)
    elif step == CHOOSE_SIDES:
        choose_sides(t, s)
    elif step == CHOOSE_SIDE:
        choose_side(t, s)
    elif step == HAND_OUT_TILES:
        hand_out_tiles(t, s)
    elif step == FIRST_TILES:
        first_tiles(t, s)
    else:
        take_extra_discs(t, s)


@scalar
def replenish(t: Words, s: Words) -> None:
    """One tile at a time until the active area is full again (RS-5.2, RS-5.3)."""
    if wants_tile(t, s, s[TURN_OF]):
        s[PROMPT], s[SEAT] = REFILL, s[TURN_OF]
    else:
        s[NEXT] = ACT


@scalar
def share_out(s: Words) -> None:
    """One short element after the other."""
    element = next_short(s)
    if element < 0:
        s[NEXT] = PLACE_SQUARES
    else:
        s[SHORT_OF], s[PROMPT], s[SEAT] = element, SHORT, s[TURN_OF]


@scalar
def open_cells(s: Words) -> None:
    """A dark cell for each step of the level cube (RS-9.3)."""
    if s[OPENING] == 0:
        s[NEXT] = ACT
    else:
        s[OPENING] -= 1
        s[PROMPT], s[SEAT] = UNLOCK, s[TURN_OF]


@scalar
def how_many(t: Words, s: Words) -> int:
    """How many answers there are; of a question that is asked in any case, simply more than one."""
    prompt, me = s[PROMPT], player_at(s[SEAT])
    if prompt == REFILL:
        return min(t[REACH], s[IN_CIRCLE])
    if prompt == EMBEDDING:
        return count_embeddings(t, s)
    if prompt == ASIDE:
        return s[me + IN_ACTIVE]
    if prompt == UNLOCK:
        return count_of(shut_cells(t, s))
    if prompt == DECK:
        return list_decks(t, s, s, SOLE) - SOLE
    if prompt == KEEP:
        return s[LOOKED]
    if prompt == EXCHANGE:
        return count_exchanges(t, s, me)
    if prompt == CARRY:
        return count_carries(t, s, me)
    if prompt == SWAP:
        return count_swaps(s, me)
    if prompt == START:
        return t[SEATS]
    if prompt == BOARD:
        return s[OFFERED]
    if prompt == EXTRA:
        return count_extras(t, s)
    return 2


@scalar
def list_answers(t: Words, s: Words, out: Words, at: int) -> int:
    """The answers to the open question from this place on, and where they end."""
    prompt = s[PROMPT]
    if prompt in (TURN, AFTER):
        return list_menu(t, s, out, at)
    if prompt == REFILL:
        return list_refills(t, s, out, at)
    if prompt == SUMMON:
        return list_steps(t, s, out, at)
    if prompt == EMBEDDING:
        return list_embeddings(t, s, out, at, NO_ACTION)
    if prompt == ASIDE:
        return list_asides(t, s, out, at)
    if prompt == SHORT:
        return list_shares(t, s, out, at, NO_ACTION)
    if prompt == UNLOCK:
        return list_openings(t, s, out, at)
    if prompt == DECK:
        return list_decks(t, s, out, at)
    if prompt == KEEP:
        return list_keeps(t, s, out, at, NO_ACTION)
    if prompt == EXCHANGE:
        return list_exchanges(t, s, out, at)
    if prompt == CARRY:
        return list_carries(t, s, out, at)
    if prompt == SWAP:
        return list_swaps(t, s, out, at)
    if prompt == START:
        return list_starts(t, out, at)
    if prompt == BOARD:
        return list_boards(t, s, out, at)
    if prompt == SIDE:
        return list_sides(t, out, at)
    if prompt == EXTRA:
        return list_extras(t, s, out, at)
    return at


@scalar
def answer(t: Words, s: Words, action: int) -> None:
    """What an answer brings; the question is no longer open."""
    prompt, meaning = s[PROMPT], t[t[MEANINGS] + action]
    s[PROMPT] = NOTHING
    if prompt in (TURN, AFTER):
        choose_from_menu(t, s, meaning)
    elif prompt == REFILL:
        take_tile(t, s, meaning)
    elif prompt == SUMMON:
        make_step(t, s, meaning)
    elif prompt == EMBEDDING:
        list_embeddings(t, s, s, SOLE, action)
        build(t, s)
    elif prompt == ASIDE:
        lay_aside(t, s, meaning)
    elif prompt == SHORT:
        list_shares(t, s, s, SOLE, action)
    elif prompt == UNLOCK:
        open_cell(t, s, meaning)
    elif prompt == DECK:
        draw_plans(s, meaning)
    elif prompt == KEEP:
        list_keeps(t, s, s, SOLE, action)
        keep_plan(s)
    elif prompt == EXCHANGE:
        exchange(s, meaning)
    elif prompt == CARRY:
        carry(s, meaning)
    elif prompt == SWAP:
        swap_tiles(t, s, meaning)
    else:
        answer_at_set_up(t, s, prompt, (meaning >> A) & PART, meaning)


@scalar
def answer_at_set_up(t: Words, s: Words, prompt: int, a: int, meaning: int) -> None:
    if prompt == START:
        start_with(s, a)
    elif prompt == BOARD:
        take_board(s, s[SEAT], a)
    elif prompt == SIDE:
        turn_board(s, s[SEAT], a)
    elif prompt == EXTRA:
        take_extra_disc(t, s, meaning)
