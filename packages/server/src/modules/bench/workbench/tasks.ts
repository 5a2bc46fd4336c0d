import { TASK_LIMIT, type DueTask } from '@gongdi/api';
import {
  civilDay,
  fieldsOf,
  maskTitle,
  permission,
  projectmanage,
  queryFieldsOf,
  projectFilterOf,
  stepsOf,
  type AnyResource,
} from '@gongdi/domain';
import { sql, type RawBuilder } from 'kysely';
import type { CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { countEach, listConditions, names, resourceRepository } from '../../../store/index.ts';
import { projectFilters, type Reach } from '../../../tiles/index.ts';
import type { WorkbenchDeps } from './index.ts';

/** Kinds of records that are read in one statement. */
const KINDS = 24;

interface Row {
  id: string;
  title: string;
  due: string;
  project: string | null;
}

/** Which tasks are wanted. */
interface TaskQuery {
  project?: string | undefined;
  /** Only those whose turn it is for the caller; else those that are due until today. */
  mine: boolean;
}

/** Returns the records with a deadline that are due first, of all resources whose lifecycle has one. */
export async function tasksFor(
  { db, timeZone, report, limits }: WorkbenchDeps,
  resources: readonly AnyResource[],
  { may }: Reach,
  context: CallerContext,
  { project, mine }: TaskQuery,
): Promise<DueTask[] | null> {
  const today = civilDay(context.now, timeZone);
  const access = accessOf(context);
  const asked = resources.flatMap((resource) => {
    const filters = projectFilters(resource, project);
    const also = mine ? turnOf(resource, context) : dueUntil(resource, today);
    const listed = resource.partOf === undefined && filters !== null && may(resource, 'list');
    return listed && also ? [{ resource, filters, also }] : [];
  });
  const asking = asked.map(
    ({ resource, filters, also }) =>
      () =>
        rowsOf(resource, listConditions({ db, resource, access, filters, timeZone, also })),
  );
  const found: (readonly Row[] | null)[] = [];
  for (let at = 0; at < asking.length; at += KINDS)
    found.push(...(await countEach<readonly Row[]>(db, asking.slice(at, at + KINDS), report, limits)));
  if (found.length > 0 && found.every((rows) => rows === null)) return null;
  const first = asked
    .flatMap(({ resource }, at) => (found[at] ?? []).map((row) => ({ ...row, resource })))
    .toSorted((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0))
    .slice(0, TASK_LIMIT);
  const ids = [...new Set(first.flatMap((row) => row.project ?? []))];
  const titles =
    ids.length > 0 ? await resourceRepository(db, projectmanage).titles(access, { ids }) : new Map<string, string>();
  return first.map(({ resource, id, title, due, project: of }) => ({
    resource: resource.name,
    label: resource.label,
    id,
    title: maskTitle(resource, title),
    due,
    overdue: due < today,
    project: (of === null ? undefined : titles.get(of)) ?? null,
  }));
}

/** SQL: the rows that are due first, as one JSON array. */
function rowsOf(resource: AnyResource, conditions: readonly RawBuilder<unknown>[]): RawBuilder<readonly Row[]> {
  const due = sql.ref(resource.lifecycle!.due!.field);
  const filter = projectFilterOf(queryFieldsOf(resource));
  const project = filter === undefined ? sql`null::text` : sql.ref(filter);
  // Raw SQL: the table and its columns come from the definition of the resource.
  return sql`(select coalesce(jsonb_agg(task), '[]') from (
    select id, ${sql.ref(resource.title)}::text as title, to_char(${due}, 'YYYY-MM-DD') as due, ${project} as project
    from ${sql.table(resource.noun)} where ${sql.join(conditions, sql` and `)} and ${due} is not null
    order by ${due}, id limit ${TASK_LIMIT}) task)`;
}

/** SQL condition: a step is open that only this caller may take; undefined: the resource has no such step. */
function turnOf(resource: AnyResource, { caller }: CallerContext): RawBuilder<unknown> | undefined {
  const { due, field } = resource.lifecycle ?? {};
  if (!due || !field) return undefined;
  const fields = new Map(fieldsOf(resource).map((one) => [one.name, one]));
  const ways = stepsOf(resource).flatMap(({ name, step }) => {
    const by = step.by === undefined ? undefined : fields.get(step.by);
    if (!by || !caller.permissions.has(permission(resource.name, name))) return [];
    return [sql`(${sql.ref(field)} = any(${[...step.from]}::int[]) and ${names(by, [caller.id, ...caller.acts_for])})`];
  });
  return ways.length === 0 ? undefined : sql`(${sql.join(ways, sql` or `)})`;
}

/** SQL condition: the record has to be done until a day; undefined: the resource has no deadline. */
function dueUntil(resource: AnyResource, day: string): RawBuilder<unknown> | undefined {
  const { due, field } = resource.lifecycle ?? {};
  if (!due || !field) return undefined;
  const states = [...due.states, ...(due.to === undefined ? [] : [due.to])];
  return sql`(${sql.ref(field)} = any(${states}::int[]) and ${sql.ref(due.field)} <= ${day}::date)`;
}
