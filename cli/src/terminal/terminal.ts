import type { Label, Lang } from '@gongdi/domain';

/** Output of a command. Data goes to `out`, messages for people to `err`. */
export interface Terminal {
  readonly lang: Lang;
  /** Whether standard output is an interactive terminal. */
  readonly interactive: boolean;
  /** Text is followed by a line end; bytes are written unchanged. */
  out(content: string | Uint8Array): void;
  err(text: string): void;
  /** Prints a message for people, in their language. */
  message(label: Label): void;
  paint(style: Style, text: string): string;
}

export type Style = 'red' | 'yellow' | 'green' | 'blue' | 'dim' | 'bold' | 'underline';

const CODES: Record<Style, readonly [number, number]> = {
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  dim: [2, 22],
  bold: [1, 22],
  underline: [4, 24],
};

interface Stream {
  isTTY?: boolean;
  write(content: string | Uint8Array): unknown;
}

export interface TerminalOptions {
  lang: Lang;
  /** False for `--no-color`. */
  color: boolean;
  env: Readonly<Record<string, string | undefined>>;
  stdout: Stream;
  stderr: Stream;
}

export function createTerminal({ lang, color, env, stdout, stderr }: TerminalOptions): Terminal {
  const forced = ['FORCE_COLOR', 'CLICOLOR_FORCE'].some((name) => env[name] !== undefined && env[name] !== '0');
  const refused = !color || Boolean(env['NO_COLOR']) || env['TERM'] === 'dumb';
  const colored = !refused && (forced || stdout.isTTY === true);
  return {
    lang,
    interactive: stdout.isTTY === true,
    out: (content) =>
      void stdout.write(typeof content !== 'string' || content.endsWith('\n') ? content : `${content}\n`),
    err: (text) => void stderr.write(text.endsWith('\n') ? text : `${text}\n`),
    message(label) {
      this.err(label[lang]);
    },
    paint(style, text) {
      if (!colored) return text;
      const [on, off] = CODES[style];
      return `\u001B[${on}m${text}\u001B[${off}m`;
    },
  };
}
