# Completion of octavo for bash, made by: octavo completion bash
_octavo() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}
  local command=${COMP_WORDS[1]} options=''
  COMPREPLY=()
  if [[ $COMP_CWORD == 1 && $cur != -* ]]; then
    COMPREPLY=($(compgen -W '@COMMANDS@' -- "$cur") $(compgen -f -- "$cur"))
    return
  fi
  case $command in
@OPTIONS@    *) command=octavo; options='@OWN@' ;;
  esac
  case "$command $prev" in
@VALUES@  esac
  if [[ $cur == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$cur"))
  elif [[ $command == help ]]; then
    COMPREPLY=($(compgen -W '@COMMANDS@' -- "$cur"))
  else
    _octavo_files
  fi
}
_octavo_files() {
  local file
  compopt -o filenames 2>/dev/null
  while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$cur")
}
complete -o bashdefault -F _octavo octavo
