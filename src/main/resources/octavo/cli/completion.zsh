#compdef octavo
# Completion of octavo for zsh, made by: octavo completion zsh
_octavo_commands() {
  local -a commands
  commands=(
@COMMANDS@  )
  _describe -t commands command commands
}
_octavo() {
  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
    _octavo_commands
    _files
    return
  fi
  local command=$words[2]
  if (( CURRENT > 2 )); then
    shift words
    (( CURRENT-- ))
  fi
  case $command in
@OPTIONS@    *) _arguments -s -S \
@OWN@      '*:file:_files' ;;
  esac
}
if [[ $funcstack[1] == _octavo ]]; then _octavo "$@"; else compdef _octavo octavo; fi
