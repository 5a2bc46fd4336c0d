import { stepHistoryCall, type RecordStep } from '@gongdi/api';
import {
  allResources,
  holdsFiles,
  fieldsOf,
  fieldsOfStep,
  HISTORY,
  maskRecord,
  stateOf,
  stepsOf,
  wholeName,
  type AnyResource,
  type NamedStep,
} from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { showFiles } from '../files/index.ts';
import { handle, type Handler } from '../handler/index.ts';
import { anyOf, resourceRepository } from '../store/index.ts';
import { accessOf } from './access.ts';
import type { ResourceDeps } from './record-handlers.ts';

/** Most entries in one answer. Nobody reads more, and even an order that is passed back and forth stays far below. */
const LIMIT = 1000;

type Values = Readonly<Record<string, unknown>>;

interface Entry {
  at: string;
  actor_id: string | null;
  actor_name: string | null;
  for_id: string | null;
  for_name: string | null;
  action: string;
  before: Values | null;
  after: Values | null;
}

/**
 * Handlers of the history of a record's steps. The history is read from the change record. That is written with each
 * step, is never changed, and holds what the step wrote with personal data masked. A deleted record has no history,
 * since the record is not found.
 */
export function stepHistoryHandlers(resource: AnyResource, deps: ResourceDeps): Handler[] {
  const call = stepHistoryCall(resource);
  if (!call) return [];
  const steps = new Map(stepsOf(resource).map((step) => [step.name, step]));
  return [
    handle(call, async ({ params: { id } }, context) => {
      await resourceRepository(deps.db, resource, { timeZone: deps.timeZone }).get(accessOf(context), id);
      const rows = await deps.db
        .selectFrom('audit_entry')
        .select(['at', 'actor_id', 'actor_name', 'for_id', 'for_name', 'action', 'before', 'after'])
        .where('subject', '=', anyOf(namesOf(resource)))
        .where('subject_id', '=', id)
        .where('action', '=', anyOf([...Object.values(HISTORY), ...steps.keys()]))
        .orderBy('at')
        .orderBy('id')
        .limit(LIMIT)
        .execute();
      const key = await deps.fileKey();
      return rows.map((entry): RecordStep => ({
        step: entry.action,
        at: entry.at,
        by: entry.actor_id === null ? null : { id: entry.actor_id, nickname: entry.actor_name ?? '' },
        acted_for: entry.for_id === null ? null : { id: entry.for_id, nickname: entry.for_name ?? '' },
        from: stateIn(resource, entry.before),
        to: stateIn(resource, entry.after),
        values: showFiles(
          resource,
          maskRecord(resource, written(resource, entry, steps.get(entry.action))),
          key,
          context.caller,
          context.now,
        ),
      }));
    }),
  ];
}

/**
 * Names of the resources that share a record's history: a step through the whole resource or through a part of it is in
 * the history of both.
 */
function namesOf(resource: AnyResource): string[] {
  return allResources().flatMap((one) => (wholeName(one) === wholeName(resource) ? [one.name] : []));
}

function stateIn(resource: AnyResource, values: Values | null): number | null {
  return (values && stateOf(resource, values)) ?? null;
}

/** Returns the fields that the step wrote; of the first entry, the fields that later steps may overwrite. */
function written(
  resource: AnyResource,
  { action, after }: Entry,
  step: NamedStep | undefined,
): Record<string, unknown> {
  if (!after) return {};
  const names = step ? fieldsOfStep(step) : action === HISTORY.begun ? stepsOf(resource).flatMap(fieldsOfStep) : [];
  const entries = [...new Set(names)].map((name) => [name, after[name] ?? null] as const);
  return Object.fromEntries(step ? entries : entries.filter(([, value]) => value !== null));
}

/**
 * Must equal the condition of the index `audit_entry_step_files`, word for word: the sweep looks up only files written
 * by steps in the change record.
 */
const WITH_FILES = sql`e.action not in ('add', 'edit', 'delete', 'import')
  and jsonb_path_exists(e.after, '$.*[*].id')`;

/** SQL: ids of files that steps wrote to records and that a later step has removed from the record. */
export function filesOfSteps(): RawBuilder<unknown> {
  const parts = allResources().flatMap((resource) => {
    if (resource.partOf !== undefined) return [];
    const asked = new Set(stepsOf(resource).flatMap(fieldsOfStep));
    const fields = fieldsOf(resource).filter(({ name, kind }) => asked.has(name) && holdsFiles(kind));
    const names = stepsOf(resource).map(({ name }) => name);
    return fields.map(
      ({ name }) => sql`select jsonb_path_query(e.after -> ${sql.lit(name)}, '$.**.id') #>> '{}' as id
        from audit_entry e where e.subject = any(${namesOf(resource)}) and e.action = any(${names}) and ${WITH_FILES}
          and (exists (select 1 from ${sql.table(resource.noun)} r where r.id = e.subject_id)
            or exists (select 1 from deleted_record d where d.record_id = e.subject_id))`,
    );
  });
  return sql`${sql.join(parts, sql` union all `)}`;
}
