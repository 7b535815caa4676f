# What the engine itself says, in every game.
refused-game-over = The game is over.
refused-not-asked = It is not your turn to choose.
refused-unknown = There is no such choice as “{ $key }”.
refused-not-on-offer = Nothing that begins like this is possible now.

save-rules-changed = The rules or the content have changed since this game was saved (Lanthorn { $program }): answer { $broken } no longer fits. The game goes on after answer { $resumed } of { $answers }; earlier moments can be read but not replayed.
save-does-not-replay = Answer { $broken } of this game no longer fits, although the rules are the same: report it with this file. The game goes on after answer { $resumed } of { $answers }.
