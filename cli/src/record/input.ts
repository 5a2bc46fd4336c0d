import { SYSTEM_FIELDS, type AnyResource, type SheetColumn } from '@gongdi/domain';
import { CliFailure, EXIT, type CommandContext } from '../command.ts';
import { say } from '../text/index.ts';
import { columnsToFill } from './fields.ts';
import { sayOf } from './text/index.ts';
import { givenValues, type Given } from './values.ts';

export interface WriteFlags {
  set?: string[];
  file?: string;
  passwordStdin?: boolean;
  dryRun?: boolean;
}

/** Holds the password of a record that is written, such as a new user's. */
const PASSWORD_VARIABLE = 'GONGDI_NEW_PASSWORD';

/**
 * What the command line, a file and the environment say about a record.
 * @throws CliFailure with exit 2 for what cannot be read, or when nothing is given
 */
export async function readInput(
  resource: AnyResource,
  mode: 'add' | 'edit',
  { set = [], file, passwordStdin }: WriteFlags,
  context: CommandContext,
): Promise<Given> {
  if (file === '-' && passwordStdin) throw new CliFailure(EXIT.usage, sayOf(resource, 'stdinTwice'));
  if (set.length === 0 && file === undefined) throw new CliFailure(EXIT.usage, sayOf(resource, 'nothingGiven'));
  const columns = columnsToFill(resource, mode);
  const record = file === undefined ? {} : fillable(resource, columns, await readRecord(resource, file, context));
  for (const name of set.map((text) => text.slice(0, Math.max(0, text.indexOf('=')))))
    if (name) refuseSecret(resource, columns, name);
  const given = new Map(givenValues(resource, columns, record, set));
  const secret = columns.find(({ kind }) => kind === 'password');
  if (secret && !given.has(secret)) given.set(secret, await passwordFor(resource, secret, passwordStdin, context));
  return given;
}

/** What `get --json` prints may be handed back: what no form fills in is left out. */
function fillable(resource: AnyResource, columns: readonly SheetColumn[], record: Record<string, unknown>) {
  const typed = new Set(columns.map(({ path }) => path[0]));
  const shownOnly = new Set<string>([
    ...SYSTEM_FIELDS,
    ...Object.keys(resource.fields).filter((name) => !typed.has(name)),
  ]);
  return Object.fromEntries(Object.entries(record).filter(([name]) => !shownOnly.has(name)));
}

/** Command lines are seen by other users of a machine and kept in the shell's history. */
function refuseSecret(resource: AnyResource, columns: readonly SheetColumn[], name: string): void {
  const secret = columns.find(({ kind }) => kind === 'password');
  if (!secret || ![secret.path[0], secret.label.zh, secret.label.en].includes(name.trim())) return;
  const values = { label: secret.label, variable: PASSWORD_VARIABLE };
  throw new CliFailure(EXIT.usage, sayOf(resource, 'passwordBySet', values));
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
    throw new CliFailure(EXIT.usage, sayOf(resource, 'passwordNeeded', { label, variable: PASSWORD_VARIABLE }));
  const { askHidden, Unanswered } = await import('../terminal/ask.ts');
  try {
    return await askHidden(sayOf(resource, 'passwordPrompt', { label })[lang]);
  } catch (error) {
    if (error instanceof Unanswered) throw new CliFailure(EXIT.remote, say('interrupted'), error);
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
  if (!input || more.length > 0) throw new CliFailure(EXIT.usage, say('oneFile'));
  const bytes = await input.read();
  const bad = (reason: string, cause?: unknown) =>
    new CliFailure(EXIT.usage, sayOf(resource, 'badRecord', { path: input.name, reason }), cause);
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
