import { stepHistoryCall, type RecordStep } from '@gongdi/api';
import {
  allResources,
  FILE_KINDS,
  fieldsOf,
  fieldsOfStep,
  HISTORY,
  stateOf,
  stepsOf,
  wholeName,
  type AnyResource,
  type NamedStep,
} from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import { showFiles } from '../files/index.ts';
import { handle, type Handler } from '../handler/index.ts';
import { resourceRepository } from '../store/index.ts';
import { accessOf } from './access.ts';
import type { ResourceDeps } from './record-handlers.ts';

/** Nobody reads on; whoever hands an order to and fro comes nowhere near. */
const LIMIT = 1000;

type Values = Readonly<Record<string, unknown>>;

interface Entry {
  at: string;
  actor_id: string | null;
  actor_name: string | null;
  action: string;
  before: Values | null;
  after: Values | null;
}

/**
 * The history of a record's steps. It is the change record itself, which is written with each step, never changed, and
 * holds what the step wrote with personal data masked: of a deleted record nobody is told, since it is not found.
 */
export function stepHistoryHandlers(resource: AnyResource, deps: ResourceDeps): Handler[] {
  const call = stepHistoryCall(resource);
  if (!call) return [];
  const steps = new Map(stepsOf(resource).map((step) => [step.name, step]));
  return [
    handle(call, async ({ params: { id } }, context) => {
      await resourceRepository(deps.db, resource, { timeZone: deps.timeZone }).get(accessOf(context), id);
      const { rows } = await sql<Entry>`select at, actor_id, actor_name, action, before, after from audit_entry
        where subject = any(${namesOf(resource)}) and subject_id = ${id}
          and action = any(${[HISTORY.begun, HISTORY.fallen, ...steps.keys()]})
        order by at, id limit ${LIMIT}`.execute(deps.db);
      const key = await deps.fileKey();
      return rows.map((entry): RecordStep => ({
        step: entry.action,
        at: entry.at,
        by: entry.actor_id === null ? null : { id: entry.actor_id, nickname: entry.actor_name ?? '' },
        from: stateIn(resource, entry.before),
        to: stateIn(resource, entry.after),
        values: showFiles(
          resource,
          written(resource, entry, steps.get(entry.action)),
          key,
          context.caller,
          context.now,
        ),
      }));
    }),
  ];
}

/** A record and a part of its kind are one: a step through either is in the history of both. */
function namesOf(resource: AnyResource): string[] {
  return allResources().flatMap((one) => (wholeName(one) === wholeName(resource) ? [one.name] : []));
}

function stateIn(resource: AnyResource, values: Values | null): number | null {
  return (values && stateOf(resource, values)) ?? null;
}

/** What the step wrote; of the beginning, what later steps may write over. */
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

/** What the index `audit_entry_step_files` holds, word for word: steps alone write files that a sweep asks the log for. */
const WITH_FILES = sql`e.action not in ('add', 'edit', 'delete', 'import')
  and jsonb_path_exists(e.after, '$.*[*].id')`;

/** SQL: ids of the files that steps of records wrote, which a later step has taken out of the record. */
export function filesOfSteps(): RawBuilder<unknown> {
  const parts = allResources().flatMap((resource) => {
    if (resource.partOf !== undefined) return [];
    const asked = new Set(stepsOf(resource).flatMap(fieldsOfStep));
    const fields = fieldsOf(resource).filter(({ name, kind }) => asked.has(name) && FILE_KINDS.has(kind));
    const names = stepsOf(resource).map(({ name }) => name);
    return fields.map(
      ({ name }) => sql`select jsonb_path_query(e.after -> ${sql.lit(name)}, '$.**.id') #>> '{}' as id
        from audit_entry e where e.subject = any(${namesOf(resource)}) and e.action = any(${names}) and ${WITH_FILES}
          and exists (select 1 from ${sql.table(resource.noun)} r where r.id = e.subject_id)`,
    );
  });
  return sql`${sql.join(parts, sql` union all `)}`;
}
