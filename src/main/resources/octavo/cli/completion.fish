# Completion of octavo for fish, made by: octavo completion fish
@OPTIONS@complete -c octavo -n '__fish_seen_subcommand_from help' -f -a '@COMMANDS@'
