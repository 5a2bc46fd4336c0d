import type { Lang } from '@gongdi/domain';
import type { Command } from '../command.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

interface Flag {
  long: string;
  about: string;
  choices: readonly string[];
  takesValue: boolean;
}

interface Entry {
  name: string;
  about: string;
  flags: Flag[];
}

const COMMON: readonly Flag[] = ['--json', '--lang', '--no-color', '--help'].map((long) => ({
  long,
  about: '',
  choices: long === '--lang' ? ['zh', 'en'] : [],
  takesValue: long === '--lang',
}));
const REMOTE: readonly Flag[] = ['--server', '--profile'].map((long) => ({
  long,
  about: '',
  choices: [],
  takesValue: true,
}));

function entriesOf(commands: readonly Command[], lang: Lang): Entry[] {
  return commands.map(({ name, about, options = [], remote }) => ({
    name,
    about: about[lang],
    flags: [
      ...options.map(({ flags, about: text, choices = [] }) => ({
        long: /--[\w-]+/.exec(flags)?.[0] ?? '',
        about: text[lang],
        choices,
        takesValue: flags.includes('<'),
      })),
      ...COMMON,
      ...(remote ? REMOTE : []),
    ],
  }));
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function bash(entries: readonly Entry[]): string {
  const cases = entries.map(
    ({ name, flags }) => `    ${name}) flags=${quoted(flags.map(({ long }) => long).join(' '))} ;;`,
  );
  const values = entries.flatMap(({ name, flags }) =>
    flags
      .filter(({ choices }) => choices.length > 0)
      .map(({ long, choices }) => `    ${name}:${long}) values=${quoted(choices.join(' '))} ;;`),
  );
  return `_gongdi() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}" flags='' values=''
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W ${quoted(entries.map(({ name }) => name).join(' '))} -- "$word"))
    return
  fi
  case "$command:$before" in
${values.join('\n')}
  esac
  case "$command" in
${cases.join('\n')}
  esac
  if [ -n "$values" ]; then COMPREPLY=($(compgen -W "$values" -- "$word"))
  elif [[ "$word" == -* ]]; then COMPREPLY=($(compgen -W "$flags" -- "$word"))
  else COMPREPLY=($(compgen -f -- "$word")); fi
}
complete -o filenames -F _gongdi gongdi`;
}

/** Escapes brackets, colons and backslashes, which have a meaning in a description of \`_arguments\`. */
const zshText = (text: string) => text.replaceAll(/[[\]:\\]/g, String.raw`\$&`);

function zsh(entries: readonly Entry[]): string {
  const list = entries.map(({ name, about }) => `    ${quoted(`${name}:${zshText(about)}`)}`);
  const cases = entries.map(({ name, flags }) => {
    const specs = flags.map(({ long, about, choices, takesValue }) => {
      const value = choices.length > 0 ? `:value:(${choices.join(' ')})` : takesValue ? ':value:_files' : '';
      return `        ${quoted(`${long}[${zshText(about)}]${value}`)}`;
    });
    return `      ${name}) _arguments \\\n${[...specs, "        '*:file:_files'"].join(' \\\n')} ;;`;
  });
  return `#compdef gongdi
_gongdi() {
  local -a commands
  commands=(
${list.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
  else
    local command=$words[2]
    shift words
    (( CURRENT-- ))
    case $command in
${cases.join('\n')}
    esac
  fi
}
if [ "$funcstack[1]" = "_gongdi" ]; then _gongdi "$@"; else compdef _gongdi gongdi; fi`;
}

function fish(entries: readonly Entry[]): string {
  return entries
    .flatMap(({ name, about, flags }) => [
      `complete -c gongdi -n __fish_use_subcommand -a ${name} -d ${fishQuoted(about)} -f`,
      ...flags.map(({ long, about: text, choices, takesValue }) =>
        [
          `complete -c gongdi -n '__fish_seen_subcommand_from ${name}' -l ${long.slice(2)}`,
          ...(text === '' ? [] : [`-d ${fishQuoted(text)}`]),
          ...(choices.length > 0 ? [`-x -a ${fishQuoted(choices.join(' '))}`] : takesValue ? ['-r'] : []),
        ].join(' '),
      ),
    ])
    .join('\n');
}

const fishQuoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

/** The completion script of each shell, generated from the commands. */
export const COMPLETIONS: Readonly<Record<Shell, (commands: readonly Command[], lang: Lang) => string>> = {
  bash: (commands, lang) => bash(entriesOf(commands, lang)),
  zsh: (commands, lang) => zsh(entriesOf(commands, lang)),
  fish: (commands, lang) => fish(entriesOf(commands, lang)),
};
