import { stepCalls } from '@gongdi/api';
import {
  dictionaryOf,
  fieldsOf,
  findResource,
  GongdiError,
  isEditable,
  isTurnOf,
  stepForm,
  stepsOf,
  titleOf,
  type AnyResource,
  type Label,
  type NamedStep,
  type RowOf,
  isWritten,
  unmaskRecord,
  wholeName,
  stateOf,
} from '@gongdi/domain';
import { actorOf, recordAudit } from '../audit/index.ts';
import { showFiles, takeFiles } from '../files/index.ts';
import { handle, type CallerContext, type Handler } from '../handler/index.ts';
import { notifyLabel, notifyUsers, type Message } from '../notify/index.ts';
import { resourceRepository, transaction, type Db } from '../store/index.ts';
import { accessOf } from './access.ts';
import { recordIdempotencyKey, claimIdempotencyKey } from './idempotency-key.ts';
import { momentOf } from './recorded-at.ts';
import type { ResourceDeps } from './record-handlers.ts';
import { checkStanding } from './standing.ts';
import { resourcesLabel } from './text/index.ts';
import { writeContext } from './write-context.ts';

type Row = RowOf<AnyResource>;

/** Handlers of the steps of a resource's lifecycle. */
export function stepHandlers(resource: AnyResource, deps: ResourceDeps): Handler[] {
  if (!isWritten(resource)) return [];
  const calls = stepCalls(resource);
  return stepsOf(resource).map((step) =>
    handle(calls[step.name]!, ({ body }, context) =>
      transaction(deps.db, async (trx) => {
        const { id, version, recorded_at, ...given } = body;
        const done = await claimIdempotencyKey(trx, context, calls[step.name]!, body);
        const shown = async (row: Row) => showFiles(resource, row, await deps.fileKey(), context.caller, context.now);
        if (done !== undefined) return shown(await resourceRepository(trx, resource).get(accessOf(context), done));
        const at = momentOf(recorded_at as string | undefined, context);
        const row = await take(trx, resource, step, { id, version, given, at }, context, deps);
        await recordIdempotencyKey(trx, context, row.id);
        return shown(row);
      }),
    ),
  );
}

interface StepInput {
  id: string;
  version: number | undefined;
  given: object;
  /** When it was recorded, epoch milliseconds. */
  at: number;
}

async function take(
  trx: Db,
  resource: AnyResource,
  step: NamedStep,
  { id, version, given, at }: StepInput,
  context: CallerContext,
  deps: ResourceDeps,
): Promise<Row> {
  const before = await resourceRepository(trx, resource, deps).get(accessOf(context), id);
  checkTurn(resource, step, before, context);
  await checkStanding(trx, resource, deps, before, step);
  const acted_for = await principalOf(trx, step, before, context);
  const whole = unmaskRecord(stepForm(resource, step.name), given, before, context.lang);
  // The version that was read guards against a simultaneous step, whether or not the sender has sent a version.
  const taken = { version: version ?? before.version, given: whole, at, acted_for };
  return carry(trx, resource, step, before, taken, context, deps);
}

/**
 * Takes the step of a verdict, whoever's turn it would be by hand.
 * @throws GongdiError `conflict` in a state from which the step is not allowed, and what the rules of the resource throw
 */
export async function takeDecided(
  trx: Db,
  resource: AnyResource,
  step: NamedStep,
  { id, given }: { id: string; given: object },
  context: CallerContext,
  deps: StepDeps,
): Promise<Row> {
  const before = await resourceRepository(trx, resource, deps).get(accessOf(context), id);
  checkState(resource, step, before);
  return carry(trx, resource, step, before, { version: before.version, given, at: context.now }, context, deps);
}

type StepDeps = Pick<ResourceDeps, 'timeZone' | 'afterWrite'>;

interface Taken extends Omit<StepInput, 'id' | 'version'> {
  version: number;
  acted_for?: { id: string; name: string } | undefined;
}

/** Writes a step that may be taken, and does what follows from it. */
async function carry(
  trx: Db,
  resource: AnyResource,
  step: NamedStep,
  before: Row,
  { version, given, at, acted_for }: Taken,
  context: CallerContext,
  { timeZone, afterWrite }: StepDeps,
): Promise<Row> {
  const { to, stamps = {}, clears = [] } = step.step;
  const change = {
    ...Object.fromEntries(clears.map((name) => [name, null])),
    ...(await takeFiles(trx, stepForm(resource, step.name), given, context, before)),
    [resource.lifecycle!.field]: to,
    ...(stamps.by ? { [stamps.by]: context.caller.id } : {}),
    ...(stamps.at ? { [stamps.at]: new Date(at).toISOString() } : {}),
  };
  const records = resourceRepository(trx, resource, { timeZone });
  const after = await records.update(accessOf(context), { id: before.id, version, ...change });
  const event = { step: step.name, subject: resource.name, subject_id: before.id, before, after, acted_for };
  await recordAudit(trx, context, actorOf(context.caller), event);
  if (step.step.makes) await make(trx, step.step.makes, after, context);
  await tell(trx, resource, step, after, context);
  await afterWrite?.[wholeName(resource)]?.(trx, after, writeContext(context, timeZone, before));
  return after;
}

/**
 * Checks that a step may be taken from the state of a record, and by this caller.
 * @throws GongdiError `conflict` in a state from which the step is not allowed, `permission` if it is another person's
 *   turn
 */
export function checkTurn(
  resource: AnyResource,
  named: NamedStep,
  row: Row,
  { caller }: { caller: Pick<CallerContext['caller'], 'id' | 'acts_for'> },
): void {
  checkState(resource, named, row);
  if (!isTurnOf(named, row, [caller.id, ...caller.acts_for]))
    throw new GongdiError('permission', { label: resourcesLabel('notYourTurn', { step: named.label }) });
}

/** @throws GongdiError `conflict` in a state from which the step is not allowed */
function checkState(resource: AnyResource, { label, step }: NamedStep, row: Row): void {
  const state = stateOf(resource, row)!;
  if (step.from.includes(state)) return;
  throw new GongdiError('conflict', {
    label: resourcesLabel('wrongState', { state: stateLabel(resource, state), step: label }),
  });
}

/** Returns for whom the caller takes a step, where it is the turn of somebody who is away. */
async function principalOf(
  trx: Db,
  named: NamedStep,
  row: Row,
  { caller }: CallerContext,
): Promise<{ id: string; name: string } | undefined> {
  if (isTurnOf(named, row, [caller.id])) return undefined;
  const id = caller.acts_for.find((one) => isTurnOf(named, row, [one]));
  if (id === undefined) return undefined;
  const found = await trx.selectFrom('account').select('nickname').where('id', '=', id).executeTakeFirst();
  return { id, name: found?.nickname ?? '' };
}

/**
 * Refuses to edit or delete a record that has left its editable states.
 * @throws GongdiError `conflict`
 */
export function checkEditable(resource: AnyResource, row: Row): void {
  if (isEditable(resource, row)) return;
  const state = (row as Record<string, unknown>)[resource.lifecycle!.field] as number;
  throw new GongdiError('conflict', { label: resourcesLabel('settled', { state: stateLabel(resource, state) }) });
}

function stateLabel(resource: AnyResource, state: number): Label {
  const dict = fieldsOf(resource).find((field) => field.name === resource.lifecycle!.field)?.dict;
  const entry = dict ? dictionaryOf(dict).entries.find((one) => one.value === state) : undefined;
  return entry?.label ?? { zh: String(state), en: String(state) };
}

/** Adds the record of another resource that a step creates, in the same organisation. */
async function make(
  trx: Db,
  makes: NonNullable<NamedStep['step']['makes']>,
  row: Row,
  context: CallerContext,
): Promise<void> {
  const target = findResource(makes.resource)!;
  const source = row as Record<string, unknown>;
  const made = Object.fromEntries(Object.entries(makes.fields).map(([to, from]) => [to, source[from] ?? null]));
  const access = { ...accessOf(context), org_id: row.org_id };
  const added = await resourceRepository(trx, target).insert(access, made);
  const event = { action: 'add' as const, subject: target.name, subject_id: added.id, after: added };
  await recordAudit(trx, context, actorOf(context.caller), event);
  await tellNew(trx, target, added, context);
}

/** Accounts that some fields of a record name. */
export function accountsIn(row: Row, fields: readonly string[]): string[] {
  return fields.flatMap((name) => {
    const value = (row as Record<string, unknown>)[name];
    return (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');
  });
}

async function tell(
  trx: Db,
  resource: AnyResource,
  { label, step }: NamedStep,
  row: Row,
  { caller, now }: CallerContext,
): Promise<void> {
  const title = notifyLabel('stepTaken', { label: resource.label, name: titleOf(resource, row), step: label });
  const people = accountsIn(row, step.tells ?? []).filter((id) => id !== caller.id);
  await notifyUsers(trx, people, { kind: 'record_step', title, ...aboutRecord(resource, row) }, now);
}

/** Returns what a message about a record says of it: its page, its organisation, and its state. */
export const aboutRecord = (resource: AnyResource, row: Row): Pick<Message, 'link' | 'org_id' | 'about'> => ({
  link: detailLink(resource, row.id),
  org_id: row.org_id,
  about: { resource: resource.name, id: row.id, state: resource.lifecycle ? (stateOf(resource, row) ?? null) : null },
});

/** Notifies the people whom a new record concerns, as declared by its lifecycle (`tells`). */
export async function tellNew(trx: Db, resource: AnyResource, row: Row, { caller, now }: CallerContext): Promise<void> {
  const accounts = accountsIn(row, resource.lifecycle?.tells ?? []).filter((id) => id !== caller.id);
  const title = notifyLabel('recordNew', { label: resource.label, name: titleOf(resource, row) });
  await notifyUsers(trx, accounts, { kind: 'record_step', title, ...aboutRecord(resource, row) }, now);
}

/** Path of a record's detail page inside the console. */
function detailLink(resource: AnyResource, id: string): string {
  return `/${resource.name}/detail?id=${encodeURIComponent(id)}`;
}
