import type { Label, Lang } from '@gongdi/domain';
import type { Terminal } from './terminal/terminal.ts';

/** Exit codes. */
export const EXIT = {
  fine: 0,
  /** Findings, a loss, or a bad model. */
  findings: 1,
  /** Bad flag, missing file, pattern that matches nothing. */
  usage: 2,
  /** Server, network, database or platform. */
  remote: 3,
  /** Some of it was done. */
  partly: 4,
} as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** A failure with words for the person and a code for the script. */
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

/** What every command is given. */
export interface CommandContext {
  /** Of this program. */
  version: string;
  terminal: Terminal;
  lang: Lang;
  /** One JSON document on standard output instead of text for people. */
  json: boolean;
  /** Named connection of the configuration file. */
  profile: string | undefined;
  /** Address of the Gongdi server, over profile and environment. */
  server: string | undefined;
  /** Aborts on Ctrl-C. */
  signal: AbortSignal;
  env: Readonly<Record<string, string | undefined>>;
  cwd: string;
  /** Every command, for those that tell of them. */
  commands: readonly Command[];
}

export interface CommandOption {
  /** As commander writes it: `--out <path>`, `-q, --quiet`. */
  flags: string;
  about: Label;
  choices?: readonly string[];
  /** Given more than once, the values gather. */
  many?: boolean;
  initial?: string;
}

/**
 * A command of the terminal. The file of a command imports nothing heavy: `run` brings what it needs, so that
 * `gongdi --version` and `--help` stay quick.
 */
export interface Command {
  name: string;
  /** As commander writes it: `<files...>`. */
  arguments?: string;
  about: Label;
  options?: readonly CommandOption[];
  /** Talks to a server: takes `--server` and `--profile`. */
  remote?: true;
  /** Lines shown at the end of `--help`. */
  examples?: readonly string[];
  run(args: string[], options: Record<string, unknown>, context: CommandContext): Promise<Exit>;
}

export function defineCommand(command: Command): Command {
  return command;
}
