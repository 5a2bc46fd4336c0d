import { CliFailure, EXIT, type Exit } from './command.ts';
import type { Label } from '@gongdi/domain';
import { chooseLang } from './lang.ts';
import { createProgram, type BaseContext } from './program.ts';
import { missingServer } from './missing-server.ts';
import { createTerminal } from './terminal/terminal.ts';
import { cliMessage } from './text/index.ts';

/**
 * Returns the value of a global flag at any position, since the language is needed before the command line is parsed.
 */
function flag(argv: readonly string[], name: string): string | undefined {
  const index = argv.indexOf(name);
  return index >= 0 ? argv[index + 1] : argv.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Runs a command line. @returns the exit code */
export async function main(argv: readonly string[], version: string): Promise<number> {
  const { env } = process;
  const lang = chooseLang(flag(argv, '--lang'), env);
  const terminal = createTerminal({
    lang,
    color: !argv.includes('--no-color'),
    env,
    stdout: process.stdout,
    stderr: process.stderr,
  });
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  // A reader that closes the pipe early (`| head`) is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.fine);
    throw error;
  });
  const base: BaseContext = {
    version,
    terminal,
    lang,
    signal: stop.signal,
    env,
    cwd: process.cwd(),
  };
  const failed = (exit: Exit, label: Label): Exit => {
    if (argv.includes('--json')) terminal.err(JSON.stringify({ error: { message: label[lang], exit } }));
    else terminal.err(terminal.paint('red', label[lang]));
    return exit;
  };
  try {
    return await createProgram(base).run(argv);
  } catch (error) {
    if (error instanceof CliFailure) return failed(error.exit, error.label);
    if (stop.signal.aborted) return failed(EXIT.remote, cliMessage('interrupted'));
    const missing = missingServer(error, version);
    if (missing) return failed(EXIT.remote, missing);
    // Unexpected error: its message is shown to the user, its stack only with GONGDI_DEBUG.
    const words = error instanceof Error ? error.message : String(error);
    if (env['GONGDI_DEBUG'] && error instanceof Error) terminal.err(error.stack ?? '');
    return failed(EXIT.remote, { zh: words, en: words });
  }
}
