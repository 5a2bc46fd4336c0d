import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import { findInputs, type Input } from '../files/inputs.ts';
import { cliMessage } from '../text/index.ts';
import { isBlobName, revisionInput } from './git.ts';

/** Source of the second version, when it is not another file. */
export interface SideOptions {
  rev?: string;
  deployed?: boolean;
  target?: string;
  url?: string;
  tenant?: string;
}

/** The two versions: two inputs, or one input and its version in git or on a server. */
export interface Sides {
  before: Input;
  after: Input;
}

/**
 * @returns undefined when the file to look up on a server is not a readable model; the findings were printed then
 * @throws CliFailure with exit 2 when it is not clear which two versions are meant
 */
export async function findSides(
  args: readonly string[],
  options: SideOptions,
  context: CommandContext,
): Promise<Sides | undefined> {
  const { cwd, signal } = context;
  const { rev } = options;
  // The flags `--target` and `--url` are only useful with the deployed version, so they imply `--deployed`.
  const deployed = options.deployed === true || options.target !== undefined || options.url !== undefined;
  const [first, second] = args;
  if (first === undefined || (rev !== undefined && deployed)) throw new CliFailure(EXIT.usage, cliMessage('twoFiles'));
  const one = second === undefined;
  if (one !== (rev !== undefined || deployed)) throw new CliFailure(EXIT.usage, cliMessage('twoFiles'));
  if (!one) {
    const [before, after] = [await inputOf(first, context), await inputOf(second, context)];
    if (before.name === '-' && after.name === '-') throw new CliFailure(EXIT.usage, cliMessage('twoFiles'));
    return { before, after };
  }
  const after = await inputOf(first, context);
  if (rev !== undefined) {
    if (after.path === null) throw new CliFailure(EXIT.usage, cliMessage('revNeedsFile'));
    return { before: revisionInput(rev, { file: first, cwd, signal }), after };
  }
  const { chosenEngine } = await import('../remote/chosen-engine.ts');
  const { deployedInput } = await import('./deployed.ts');
  const kept = readOnce(after);
  const before = await deployedInput(kept, await chosenEngine(options, context), context);
  return before && { before, after: kept };
}

/** Returns a file, `-`, or `revision:path` when no file has that name. */
async function inputOf(arg: string, { cwd, signal }: CommandContext): Promise<Input> {
  const isFile = await stat(resolve(cwd, arg)).catch(() => null);
  if (!isFile && isBlobName(arg)) return revisionInput(arg, { cwd, signal });
  const [input, ...more] = await findInputs([arg], { cwd, endings: [] });
  if (!input || more.length > 0) throw new CliFailure(EXIT.usage, cliMessage('twoFiles'));
  return input;
}

/** Caches the content: standard input can be read only once, but the key and the comparison both need it. */
function readOnce(input: Input): Input {
  let content: Promise<Uint8Array> | undefined;
  return { ...input, read: () => (content ??= input.read()) };
}
