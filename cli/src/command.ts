import type { Label, Lang, Operation } from '@gongdi/domain';
import type { Terminal } from './terminal/terminal.ts';

/** Exit codes. */
export const EXIT = {
  fine: 0,
  /** The command reports findings, a loss, or an invalid model. */
  findings: 1,
  /** Invalid flag, missing file, or pattern that matches nothing. */
  usage: 2,
  /** Failure of the server, the network, the database or the platform. */
  remote: 3,
  /** A part of the work was done. */
  partly: 4,
} as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** A failure with a message for the user and an exit code for scripts. */
export class CliFailure extends Error {
  readonly exit: Exit;
  readonly label: Label;

  constructor(exit: Exit, label: Label, cause?: unknown) {
    super(label.en, cause === undefined ? undefined : { cause });
    this.name = 'CliFailure';
    this.exit = exit;
    this.label = label;
  }
}

/** Values that every command receives. */
export interface CommandContext {
  /** Version of this program. */
  version: string;
  terminal: Terminal;
  lang: Lang;
  /** Whether to print one JSON document on standard output instead of text for people. */
  json: boolean;
  /** Name of a connection in the configuration file. */
  profile: string | undefined;
  /** Address of the Gongdi server; overrides the profile and the environment. */
  server: string | undefined;
  /** Aborts on Ctrl-C. */
  signal: AbortSignal;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  /** All commands, for those commands that list them (such as completion). */
  commands: readonly Command[];
}

export interface CommandOption {
  /** In the syntax of commander: `--out <path>`, `-q, --quiet`. */
  flags: string;
  about: Label;
  choices?: readonly string[];
  /** The flag may be given more than once; the values are collected in an array. */
  many?: boolean;
  initial?: string;
}

/**
 * A command of the terminal. The file of a command imports nothing heavy: `run` imports what it needs, so that
 * `gongdi --version` and `--help` stay quick.
 */
export interface Command {
  name: string;
  /** In the syntax of commander: `<files...>`. */
  arguments?: string;
  about: Label;
  options?: readonly CommandOption[];
  /** Values of the first argument, or what it names; completion offers them. */
  values?: readonly string[] | 'rules' | { readonly resourcesFor: Operation };
  /** The command calls a server; it accepts `--server` and `--profile`. */
  remote?: true;
  /** Lines shown at the end of `--help`. */
  examples?: readonly string[];
  run(args: string[], options: Record<string, unknown>, context: CommandContext): Promise<Exit>;
}

export function defineCommand(command: Command): Command {
  return command;
}
