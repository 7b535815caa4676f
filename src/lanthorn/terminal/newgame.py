"""Before a game: what is played and who sits where. Enter takes what is usual."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from lanthorn.engine import Game, LanthornError, Match, Pack, Setting, SettingError, Text
from lanthorn.engine.game import Choice
from lanthorn.engine.save import bring_back
from lanthorn.terminal.players import HUMAN, player_names, usual_players
from lanthorn.terminal.saves import Unfinished, unfinished
from lanthorn.terminal.screen import Screen
from lanthorn.terminal.words import Words, folded, system_language


def ask_choice(screen: Screen, words: Words, question: str, choices: Mapping[str, str], usual: str) -> str:
    """One of several, by number, by its own name or by the start of what it is called."""
    keys = list(choices)
    screen.say(question, "bold")
    for number, key in enumerate(keys, 1):
        mark = f"  ({words.own('usual')})" if key == usual else ""
        screen.say(f" {number} {choices[key]}{mark}")
    while True:
        typed = folded(screen.ask("> "))
        if not typed:
            return usual
        fitting = [key for key in keys if typed == key or folded(choices[key]).startswith(typed)]
        if typed.isdecimal() and 1 <= int(typed) <= len(keys):
            return keys[int(typed) - 1]
        if len(fitting) == 1:
            return fitting[0]
        screen.say(words.own("no-such-number", most=len(keys)))


def ask_yes(screen: Screen, words: Words, question: str, usual: bool) -> bool:
    choices = {"yes": words.own("yes"), "no": words.own("no")}
    return ask_choice(screen, words, question, choices, "yes" if usual else "no") == "yes"


def ask_settings(
    screen: Screen, words: Words, game: Game[Any, Any], without: Collection[str] = ()
) -> dict[str, Choice]:
    """Modes and expansions; house rules stay as they are unless --set names them. What does not go together
    with an answer before is asked again."""
    chosen: dict[str, Choice] = {}
    usual = {setting.name: setting.default for setting in game.settings}
    for setting in game.settings_with(_packs(words)):
        if not setting.house_rule and setting.name not in without and setting.matters(usual | chosen):
            chosen[setting.name] = _fitting(screen, words, game, setting, chosen)
    return chosen


def _packs(words: Words) -> Sequence[Pack]:
    return words.match.packs if words.match else ()


def _fitting(
    screen: Screen, words: Words, game: Game[Any, Any], setting: Setting, chosen: Mapping[str, Choice]
) -> Choice:
    while True:
        answer = ask_setting(screen, words, setting)
        try:
            game.match({**chosen, setting.name: answer}, _packs(words))
        except SettingError as error:
            screen.say(error.say(words.language))
        else:
            return answer


def ask_setting(screen: Screen, words: Words, setting: Setting) -> Choice:
    name = f"setting-{setting.name}"
    question = words.say(Text(name))
    if words.has(f"{name}-about"):
        question = words.own("titled", title=question, about=words.say(Text(f"{name}-about")))
    if not setting.values:
        return ask_yes(screen, words, question, bool(setting.default))
    choices = {value: words.say(Text(f"{name}-{value}")) for value in setting.values}
    return ask_choice(screen, words, question, choices, str(setting.default))


def ask_players(screen: Screen, words: Words, match: Match[Any, Any]) -> dict[str, str]:
    """A person or a bot for each seat; a game for one is not asked about."""
    usual = usual_players(match)
    if len(match.seats) == 1:
        return usual
    choices = {name: _player(words, name) for name in player_names()}
    chosen: dict[str, str] = {}
    for number, seat in enumerate(match.seats):
        question = words.own("who-plays", seat=words.seat(number))
        chosen[seat.name] = ask_choice(screen, words, question, choices, usual[seat.name])
    return chosen


def _player(words: Words, name: str) -> str:
    return words.own("human") if name == HUMAN else words.own("bot", bot=name)


def offer_unfinished(screen: Screen, language: str | None, game: Game[Any, Any]) -> Unfinished | None:
    """The game that was left, if the player wants it. Asked in the language it was played in."""
    left = unfinished(game.id)
    if left is None:
        return None
    words = Words(language or left.record.notes.get("language") or system_language(), game.match())
    question = words.own("resume", game=words.game(), answers=len(left.record.log))
    where = f" {screen.glyphs.dash} ".join(_where(left, words, game))
    question = f"{question}\n  {where}" if where else question
    return left if ask_yes(screen, words, question, usual=True) else None


def _where(left: Unfinished, words: Words, game: Game[Any, Any]) -> list[str]:
    """What is played and how far it is. A game that can't be opened says why when it is taken up."""
    try:
        session = bring_back(game.match(left.record.settings, left.record.packs), left.record).session
    except LanthornError:
        return []
    chosen = session.match.settings
    modes = [
        Text(f"setting-{setting.name}-{chosen[setting.name]}")
        for setting in game.settings
        if setting.values and not setting.house_rule and setting.matters(chosen)
    ]
    told = Words(words.language, session.match)
    return [told.say(text) for text in (*modes, *session.scene(None).status)]
