import type { ScannedThing } from '@gongdi/api';
import {
  allResources,
  civilDay,
  formFieldsOf,
  isTurnOf,
  openSteps,
  permission,
  titleOf,
  traitsOf,
  type AnyResource,
} from '@gongdi/domain';
import type { CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository } from '../../../store/index.ts';
import type { ScanDeps } from './index.ts';

/** Most tasks of one kind that are looked at: nobody has more to do at one thing in one day. */
const TASKS = 20;

type Row = Record<string, unknown> & { id: string };
type Tasks = Pick<ScannedThing, 'tasks' | 'begin'>;

/**
 * Returns what the caller may do at a thing until the end of today, from all resources that say that their work is done
 * at such things (`lifecycle.due.at`).
 */
export async function tasksOf(
  { db, timeZone }: ScanDeps,
  thing: AnyResource,
  row: Row,
  context: CallerContext,
): Promise<Tasks> {
  const { caller } = context;
  const today = civilDay(context.now, timeZone);
  const found: Tasks = { tasks: [], begin: [] };
  for (const resource of allResources()) {
    const { due } = resource.lifecycle ?? {};
    const at = due?.at === undefined ? undefined : formFieldsOf(resource, 'add').find(({ name }) => name === due.at);
    if (!due || at?.ref !== thing.name || resource.partOf !== undefined) continue;
    if (!caller.permissions.has(permission(resource.name, 'detail'))) continue;
    const { tasks } = found;
    const states = [...due.states, ...(due.to === undefined ? [] : [due.to])].join(',');
    const filters = { [at.name]: row.id, [resource.lifecycle!.field]: states, [`end_${due.field}`]: today };
    const repository = resourceRepository(db, resource, { timeZone });
    for (const one of (await repository.first(accessOf(context), filters, TASKS)) as Row[]) {
      const steps = openSteps(resource, one).filter(
        (step) =>
          isTurnOf(step, one, [caller.id, ...caller.acts_for]) &&
          caller.permissions.has(permission(resource.name, step.name)),
      );
      if (steps.length === 0) continue;
      const day = String(one[due.field]);
      const { name, label } = resource;
      tasks.push({ resource: name, label, id: one.id, title: titleOf(resource, one), due: day, today: day === today });
    }
    if (tasks.length === 0 && caller.permissions.has(permission(resource.name, 'add')))
      found.begin.push({ resource: resource.name, label: resource.label, query: queryOf(resource, at.name, row) });
  }
  return found;
}

/** Returns the query of an add form that names the thing, and what both have in common, such as the project. */
function queryOf(resource: AnyResource, at: string, row: Row): Record<string, string> {
  const shared = formFieldsOf(resource, 'add').filter(
    ({ name, kind }) => traitsOf(kind).refersTo === 'record' && typeof row[name] === 'string',
  );
  return { ...Object.fromEntries(shared.map(({ name }) => [name, row[name] as string])), [at]: row.id };
}
