import { SYSTEM_FIELDS, traitsOf, type AnyResource, type SheetColumn } from '@gongdi/domain';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import { cliMessage } from '../text/index.ts';
import { columnsToFill } from './fields.ts';
import { recordMessage } from './text/index.ts';
import { givenValues, type Given } from './values.ts';

export interface WriteFlags {
  set?: string[];
  file?: string;
  passwordStdin?: boolean;
  dryRun?: boolean;
}

/** Environment variable with the password of a record that is written, such as a new user's. */
const PASSWORD_VARIABLE = 'GONGDI_NEW_PASSWORD';

/**
 * Reads the values of a record from the command line, a file and the environment.
 * @throws CliFailure with exit 2 for unreadable values, or when no value is given
 */
export async function readInput(
  resource: AnyResource,
  mode: 'add' | 'edit',
  { set = [], file, passwordStdin }: WriteFlags,
  context: CommandContext,
): Promise<Given> {
  if (file === '-' && passwordStdin) throw new CliFailure(EXIT.usage, recordMessage(resource, 'stdinTwice'));
  if (set.length === 0 && file === undefined) throw new CliFailure(EXIT.usage, recordMessage(resource, 'nothingGiven'));
  const columns = columnsToFill(resource, mode);
  const record = file === undefined ? {} : fillable(resource, columns, await readRecord(resource, file, context));
  for (const name of set.map((text) => text.slice(0, Math.max(0, text.indexOf('=')))))
    if (name) refuseSecret(resource, columns, name);
  const given = new Map(givenValues(resource, columns, record, set));
  const secret = columns.find(({ kind }) => !traitsOf(kind).stored);
  if (secret && !given.has(secret)) given.set(secret, await passwordFor(resource, secret, passwordStdin, context));
  return given;
}

/** Removes the fields that no form fills in, so that the output of `get --json` can be used as input. */
function fillable(resource: AnyResource, columns: readonly SheetColumn[], record: Record<string, unknown>) {
  const typed = new Set(columns.map(({ path }) => path[0]));
  const shownOnly = new Set<string>([
    ...SYSTEM_FIELDS,
    ...Object.keys(resource.fields).filter((name) => !typed.has(name)),
  ]);
  return Object.fromEntries(Object.entries(record).filter(([name]) => !shownOnly.has(name)));
}

/** Refuses a password on the command line: other users of the machine can see it, and the shell's history stores it. */
function refuseSecret(resource: AnyResource, columns: readonly SheetColumn[], name: string): void {
  const secret = columns.find(({ kind }) => !traitsOf(kind).stored);
  if (!secret || ![secret.path[0], secret.label.zh, secret.label.en].includes(name.trim())) return;
  const values = { label: secret.label, variable: PASSWORD_VARIABLE };
  throw new CliFailure(EXIT.usage, recordMessage(resource, 'passwordBySet', values));
}

async function passwordFor(
  resource: AnyResource,
  { label }: SheetColumn,
  stdin: boolean | undefined,
  { env, lang }: CommandContext,
): Promise<string> {
  if (stdin) {
    const { readStdin } = await import('../files/inputs.ts');
    return new TextDecoder().decode(await readStdin()).replace(/\r?\n$/, '');
  }
  const given = env[PASSWORD_VARIABLE];
  if (given) return given;
  if (!process.stdin.isTTY || !process.stderr.isTTY)
    throw new CliFailure(EXIT.usage, recordMessage(resource, 'passwordNeeded', { label, variable: PASSWORD_VARIABLE }));
  const { askHidden, Unanswered } = await import('../terminal/ask.ts');
  try {
    return await askHidden(recordMessage(resource, 'passwordPrompt', { label })[lang]);
  } catch (error) {
    if (error instanceof Unanswered) throw new CliFailure(EXIT.remote, cliMessage('interrupted'), error);
    throw error;
  }
}

async function readRecord(
  resource: AnyResource,
  file: string,
  { cwd }: CommandContext,
): Promise<Record<string, unknown>> {
  const { findInputs } = await import('../files/inputs.ts');
  const [input, ...more] = await findInputs([file], { cwd, endings: ['.json'] });
  if (!input || more.length > 0) throw new CliFailure(EXIT.usage, cliMessage('oneFile'));
  const bytes = await input.read();
  const bad = (reason: string, cause?: unknown) =>
    new CliFailure(EXIT.usage, recordMessage(resource, 'badRecord', { path: input.name, reason }), cause);
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw bad((error as Error).message.slice(0, 200), error);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw bad(Array.isArray(parsed) ? '[…]' : JSON.stringify(parsed).slice(0, 60));
  return parsed as Record<string, unknown>;
}
