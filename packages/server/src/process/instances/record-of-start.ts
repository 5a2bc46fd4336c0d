import {
  businessFormAt,
  fieldsOf,
  GongdiError,
  openSteps,
  permission,
  sendOperation,
  stepOfVerdict,
  wholeName,
  type AnyResource,
  type RowOf,
} from '@gongdi/domain';
import { sql } from 'kysely';
import type { CallerContext } from '../../handler/index.ts';
import type { BusinessRecords } from '../../resources/index.ts';
import type { Trx } from '../../engine/index.ts';
import { anyOf, type Db } from '../../store/index.ts';
import type { DefinitionRow } from '../definitions/definition-store.ts';
import { conflict, wrong } from '../refuse.ts';
import { FORM_TYPE } from '../deploy.ts';
import { mayWrite } from './instance-store.ts';

interface RecordOfStart {
  id: string;
  /** Name of the resource. */
  resource: string;
  /** The whole record as stored. */
  values: Record<string, unknown>;
  /** The record's own fields, as variables for the model. */
  variables: Record<string, unknown>;
}

interface Sent {
  record?: Record<string, unknown>;
  record_id?: string;
  variables: Record<string, unknown>;
  business_key?: string;
}

/**
 * Returns the record that a process is about: a record added now, or an existing one. Undefined if there is none.
 * @throws GongdiError `invalid`, `permission`, `notFound`, or `conflict` if a process of the record is running
 */
export async function recordOfStart(
  trx: Trx,
  records: BusinessRecords,
  definition: DefinitionRow,
  context: CallerContext,
  sent: Sent,
): Promise<RecordOfStart | undefined> {
  const { record, record_id, variables, business_key } = sent;
  const resource =
    definition.form_type === FORM_TYPE.page ? businessFormAt(definition.form_custom_create_path) : undefined;
  const given = record === undefined ? 'record_id' : 'record';
  if (!resource && record === undefined && record_id === undefined) return undefined;
  if (!resource) throw wrong(context.lang, given, 'recordNotAsked');
  if (record === undefined && record_id === undefined)
    throw wrong(context.lang, 'record', 'recordMissing', { label: resource.label });
  if (record !== undefined && !resource.endpoints.add) throw wrong(context.lang, 'record', 'recordNotAdded');
  if (record !== undefined && record_id !== undefined) throw wrong(context.lang, 'record_id', 'recordOnce');
  if (business_key !== undefined || Object.keys(variables).length > 0)
    throw wrong(context.lang, business_key === undefined ? 'variables' : 'business_key', 'recordSaysAll');
  const row =
    record_id === undefined
      ? await records.add(trx, resource, context, record, 'record')
      : await existing(trx, records, resource, context, record_id);
  checkDecidable(resource, row);
  const fields = Object.fromEntries(fieldsOf(resource).map(({ name }) => [name, row[name] ?? null]));
  return { id: row.id, resource: resource.name, values: row, variables: { ...fields, record_id: row.id } };
}

async function existing(
  trx: Trx,
  records: BusinessRecords,
  resource: AnyResource,
  context: CallerContext,
  id: string,
): Promise<RowOf<AnyResource>> {
  const row = await records.get(trx, resource, context, id);
  if (!(await maySend(trx, resource, context, row))) throw new GongdiError('permission');
  await lockRecord(trx, resource, id);
  if (await isInProcess(trx, resource, id)) throw conflict('recordRuns');
  return row;
}

/**
 * Serialises starts for the same record, and its own steps: the second finds the process that the first started.
 */
export async function lockRecord(trx: Db, resource: AnyResource, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`record:${wholeName(resource)}:${id}`}, 0))`.execute(trx);
}

/** The names under which processes may be about a record: that of the resource, and of the whole that it is a part of. */
export const namesOf = (resource: AnyResource): string[] => [...new Set([resource.name, wholeName(resource)])];

/**
 * Refuses a process whose verdict could not be carried out in the state of the record.
 * @throws GongdiError `conflict`
 */
function checkDecidable(resource: AnyResource, row: RowOf<AnyResource>): void {
  const step = stepOfVerdict(resource, 'approved');
  if (!step || openSteps(resource, row).some(({ name }) => name === step.name)) return;
  throw conflict('recordNotWaiting', { label: resource.label, step: step.label });
}

/**
 * Returns whether the caller may start a process for a record: the caller may add or send such records, and the record
 * belongs to an organisation that the caller may change.
 */
export async function maySend(
  db: Db,
  resource: AnyResource,
  { caller }: Pick<CallerContext, 'caller'>,
  row: RowOf<AnyResource>,
): Promise<boolean> {
  return (
    row.org_id !== null &&
    caller.permissions.has(permission(resource.name, sendOperation(resource) ?? 'add')) &&
    mayWrite(db, caller, row.org_id)
  );
}

/** Returns whether a process about a record is running. */
export async function isInProcess(db: Db, resource: AnyResource, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('process_instance as i')
    .innerJoin('approval_instance as e', 'e.instance_id', 'i.id')
    .select('i.id')
    .where('i.business_key', '=', id)
    .where('e.business_resource', '=', anyOf(namesOf(resource)))
    .where('i.status', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
