import { CliFailure, EXIT, type CommandContext, type Exit } from '../command.ts';
import { MODEL_ENDINGS } from '../files/endings.ts';
import type { LintCache } from './cache.ts';
import { lintOnce, type LintOptions } from './lint-once.ts';
import { sayLint } from './text/index.ts';
import { watchAndRun } from './watch.ts';

/** Erases the screen and what scrolled out of it. */
const CLEAR = '\u001B[2J\u001B[3J\u001B[H';

/**
 * `gongdi lint --watch`: checks, then again whenever something changes, only what changed. Ctrl-C ends it with how the
 * last check went.
 */
export async function lintWatching(
  args: readonly string[],
  options: LintOptions,
  context: CommandContext,
): Promise<Exit> {
  const { cwd, signal, terminal } = context;
  const alone = (['fix', 'updateBaseline', 'dryRun'] as const).find((name) => options[name]);
  if (args.includes('-')) throw new CliFailure(EXIT.usage, sayLint('watchNoStdin'));
  if (alone !== undefined) {
    const flag = `--${alone.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    throw new CliFailure(EXIT.usage, sayLint('watchAlone', { flag }));
  }
  const ready = () => {
    if (terminal.interactive) terminal.out(CLEAR.concat('\n'));
  };
  let cache: LintCache | 'new' = 'new';
  let exit: Exit = EXIT.fine;
  let also: string[] = [];
  const run = async () => {
    ({ exit, also, cache = 'new' } = await lintOnce(args, options, context, { before: cache, ready }));
    terminal.say(sayLint('watching'));
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
          // What cannot be checked now, such as a folder just emptied, may be there again in a moment.
          if (!(error instanceof CliFailure)) throw error;
          exit = error.exit;
          ready();
          terminal.err(terminal.paint('red', error.label[terminal.lang]));
          terminal.say(sayLint('watching'));
        }
      },
    });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return exit;
}
