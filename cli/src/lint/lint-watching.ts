import { CliFailure, EXIT, type CommandContext, type Exit } from '../command.ts';
import { MODEL_ENDINGS } from '../files/endings.ts';
import type { LintCache } from './cache.ts';
import { lintOnce, type LintOptions } from './lint-once.ts';
import { lintMessage } from './text/index.ts';
import { watchAndRun } from './watch.ts';

/** Erases the screen and the scrollback. */
const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

/**
 * `gongdi lint --watch`: checks all files, then checks changed files again after every change. Ctrl-C ends it with the
 * exit code of the last check.
 */
export async function lintWatching(
  args: readonly string[],
  options: LintOptions,
  context: CommandContext,
): Promise<Exit> {
  const { cwd, signal, terminal } = context;
  const alone = (['fix', 'updateBaseline', 'dryRun'] as const).find((name) => options[name]);
  if (args.includes('-')) throw new CliFailure(EXIT.usage, lintMessage('watchNoStdin'));
  if (alone !== undefined) {
    const flag = `--${alone.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    throw new CliFailure(EXIT.usage, lintMessage('watchAlone', { flag }));
  }
  const ready = () => {
    if (terminal.interactive) terminal.out(CLEAR.concat('\n'));
  };
  let cache: LintCache | 'new' = 'new';
  let exit: Exit = EXIT.fine;
  let also: string[] = [];
  const run = async () => {
    ({ exit, also, cache = 'new' } = await lintOnce(args, options, context, { before: cache, ready }));
    terminal.message(lintMessage('watching'));
  };
  try {
    await run();
    await watchAndRun({
      cwd,
      args,
      also,
      signal,
      matters: (name) => MODEL_ENDINGS.some((ending) => name.endsWith(ending)),
      async run() {
        try {
          await run();
        } catch (error) {
          // A check that fails now, for example in a folder that was just emptied, may succeed after the next change.
          if (!(error instanceof CliFailure)) throw error;
          exit = error.exit;
          ready();
          terminal.err(terminal.paint('red', error.label[terminal.lang]));
          terminal.message(lintMessage('watching'));
        }
      },
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return exit;
}
