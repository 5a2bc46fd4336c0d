import type { Lang } from '@gongdi/domain';
import type { Command } from '../command.ts';

export const SHELLS = ['bash', 'zsh', 'fish', 'powershell'] as const;
export type Shell = (typeof SHELLS)[number];

interface Flag {
  long: string;
  about: string;
  choices: readonly string[];
  takesValue: boolean;
}

/** A command as completion offers it. */
export interface Entry {
  name: string;
  about: string;
  /** Values of its first argument; files when there are none. */
  values: readonly string[];
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

/** Returns the commands as completion offers them. @param valuesOf returns the values of a command's first argument */
export function entriesOf(
  commands: readonly Command[],
  lang: Lang,
  valuesOf: (command: Command) => readonly string[],
): Entry[] {
  return commands.map((command) => ({ ...entryOf(command, lang), values: valuesOf(command) }));
}

function entryOf({ name, about, options = [], remote }: Command, lang: Lang): Omit<Entry, 'values'> {
  return {
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
  };
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function bash(entries: readonly Entry[]): string {
  const cases = entries.map(
    ({ name, flags }) => `    ${name}) flags=${quoted(flags.map(({ long }) => long).join(' '))} ;;`,
  );
  const first = entries
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => `      ${name}) values=${quoted(values.join(' '))} ;;`);
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
  if [ "$COMP_CWORD" -eq 2 ] && [[ "$word" != -* ]]; then
    case "$command" in
${first.join('\n')}
    esac
  fi
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
  const cases = entries.map(({ name, flags, values }) => {
    const specs = flags.map(({ long, about, choices, takesValue }) => {
      const value = choices.length > 0 ? `:value:(${choices.join(' ')})` : takesValue ? ':value:_files' : '';
      return `        ${quoted(`${long}[${zshText(about)}]${value}`)}`;
    });
    const first = values.length > 0 ? [`        ${quoted(`1:value:(${values.join(' ')})`)}`] : [];
    return `      ${name}) _arguments \\\n${[...specs, ...first, "        '*:file:_files'"].join(' \\\n')} ;;`;
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
    .flatMap(({ name, about, flags, values }) => [
      `complete -c gongdi -n __fish_use_subcommand -a ${name} -d ${fishQuoted(about)} -f`,
      ...(values.length > 0
        ? [`complete -c gongdi -n '__fish_seen_subcommand_from ${name}' -f -a ${fishQuoted(values.join(' '))}`]
        : []),
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

/** In single quotes PowerShell reads everything to the letter but the quote itself. */
const psQuoted = (text: string) => `'${text.replaceAll(/['‘’‚‛]/g, '$&$&')}'`;
const psList = (words: readonly string[]) => `@(${words.map(psQuoted).join(', ')})`;

function powershell(entries: readonly Entry[]): string {
  const table = entries.map(({ name, about, flags, values }) => {
    const choices = flags
      .filter((flag) => flag.choices.length > 0)
      .map((flag) => `${psQuoted(flag.long)} = ${psList(flag.choices)}`);
    return `    ${psQuoted(name)} = @{
      About = ${psQuoted(about)}
      Values = ${psList(values)}
      Flags = ${psList(flags.map(({ long }) => long))}
      Choices = @{ ${choices.join('; ')} }
    }`;
  });
  return `Register-ArgumentCompleter -Native -CommandName gongdi -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $commands = [ordered]@{
${table.join('\n')}
  }
  $words = @($commandAst.CommandElements | ForEach-Object { $_.ToString() })
  $typed = if ($wordToComplete -eq '') { $words.Count } else { $words.Count - 1 }
  if ($typed -le 1) {
    $commands.Keys | Where-Object { $_ -like "$wordToComplete*" } | ForEach-Object {
      [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $commands[$_].About)
    }
    return
  }
  $command = $commands[$words[1]]
  if ($null -eq $command) { return }
  $before = $words[$typed - 1]
  $found = if ($command.Choices.ContainsKey($before)) { $command.Choices[$before] }
    elseif ($wordToComplete -like '-*') { $command.Flags }
    elseif ($typed -eq 2) { $command.Values }
    else { @() }
  $found | Where-Object { $_ -like "$wordToComplete*" } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}`;
}

/** The completion script of each shell, generated from the commands. */
export const COMPLETIONS: Readonly<Record<Shell, (entries: readonly Entry[]) => string>> = {
  bash,
  zsh,
  fish,
  powershell,
};
