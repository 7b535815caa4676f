# What the engine itself says, in every game.
refused-game-over = The game is over.
refused-not-asked = It is not your turn to choose.
refused-unknown = There is no such choice as “{ $key }”.
refused-not-on-offer = Nothing that begins like this is possible now.

save-rules-changed = The rules or the content have changed since this game was saved (Lanthorn { $program }): answer { $broken } no longer fits. The game goes on after answer { $resumed } of { $answers }; earlier moments can be read but not replayed.
save-does-not-replay = Answer { $broken } of this game no longer fits, although the rules are the same: report it with this file. The game goes on after answer { $resumed } of { $answers }.

# Why something that was asked for can't be done.
unknown-game = There is no game “{ $game }”. There are: { $known }.
unknown-game-near = There is no game “{ $game }”. Did you mean { $near }?
unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
setting-unknown = { $game } has no setting “{ $setting }”; there are: { $settings }.
setting-no-such-value = { $setting } can't be “{ $value }”; it is one of { $values }.
setting-yes-or-no = { $setting } is either yes or no, not “{ $value }”.
no-positions = { $game } can't read positions from words.
position-unreadable = This position can't be read. { $mistakes }
position-mistake = “{ $words }”: { $why }.
misread-statement = no such statement
pack-no-folder = { $folder } is not a folder.
pack-no-head = { $folder } has no pack.toml, so it is not a pack.
pack-of-another-game = The pack “{ $pack }” is for { $theirs }, not for { $game }.
save-unreadable = This is not a save file, or it is damaged: { $error }.
save-not-ours = This is not a Lanthorn save file.
save-is-campaign = This is the file of a whole campaign, not of one game.
save-newer = This save was written by Lanthorn { $theirs }, which is newer than this { $ours }: update Lanthorn to open it.
save-damaged = This save is damaged: { $error }.
save-checksum = This save is damaged: its checksum does not fit its contents.
save-no-beginning = This save is damaged: it has neither a seed nor a first position.
save-position-outside = This save is damaged: a position lies outside its answers.
save-of-another-game = This save is of { $theirs }, not of { $game }.
save-of-other-rules = This save can't be opened by these rules of { $game }: { $error }.

# Campaigns
campaign-none = { $game } has no campaign.
campaign-no-chapter = { $game } has no chapter “{ $chapter }”.
campaign-of-another-game = This chapter belongs to another game than { $game }.
campaign-not-over = This chapter has not been played to its end.
campaign-unreadable = This is not a campaign file, or it is damaged: { $error }.
campaign-not-ours = This is not a Lanthorn campaign file.
campaign-is-save = This is the file of one game, not of a campaign.
campaign-newer = This campaign was written by Lanthorn { $theirs }, which is newer than this { $ours }: update Lanthorn to open it.
campaign-damaged = This campaign is damaged: { $error }.
campaign-checksum = This campaign is damaged: its checksum does not fit its contents.
campaign-setting-chapter = In a campaign “{ $setting }” is not a setting: the chapter is chosen when it is played.
campaign-setting-fixed = “{ $setting }” stays as it is throughout a campaign. What may change from one chapter to the next: { $free }.
