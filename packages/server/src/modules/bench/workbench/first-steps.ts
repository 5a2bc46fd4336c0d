import type { calls } from '@gongdi/api';
import { projectmanage, usermanage, type AnyResource, type FirstStep } from '@gongdi/domain';
import type { CallerContext } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';
import type { WorkbenchDeps } from './index.ts';
import type { Reach } from '../../../tiles/index.ts';

type Step = calls.workbench.FirstSteps[number];
type Declared = AnyResource & { firstStep: FirstStep };

/**
 * Returns the steps of setting up an empty system, for those who may add users. Whether a step is done is read from the
 * records: at most as many of each resource as a step needs.
 */
export async function firstStepsFor(
  { db }: Pick<WorkbenchDeps, 'db'>,
  resources: readonly AnyResource[],
  reach: Reach,
  context: CallerContext,
): Promise<Step[]> {
  if (!reach.may(usermanage, 'add')) return [];
  const declared = resources
    .filter((one): one is Declared => one.firstStep !== undefined)
    .toSorted((a, b) => a.firstStep.order - b.firstStep.order);
  const project = await onlyProject(db, context);
  const steps = new Map<string, Step>();
  for (const resource of declared) {
    const { firstStep, name } = resource;
    if (!reach.may(resource, firstStep.asMade ? 'edit' : 'add')) continue;
    const { done, id } = await stateOf(db, resource, context);
    const key = firstStep.way ?? name;
    const step = steps.get(key) ?? { done: false, ways: [] };
    const query = new URLSearchParams({ ...(id === undefined ? {} : { id }), ...(project ? { project } : {}) });
    step.done ||= done;
    step.ways.push({
      resource: name,
      label: firstStep.label,
      hint: firstStep.hint,
      to: `/${name}/${firstStep.asMade ? 'edit' : 'add'}${query.size > 0 ? `?${query.toString()}` : ''}`,
    });
    steps.set(key, step);
  }
  return [...steps.values()];
}

/** Returns whether the records say that a step is done, and the record that it is to change. */
async function stateOf(
  db: Db,
  resource: Declared,
  context: CallerContext,
): Promise<{ done: boolean; id?: string | undefined }> {
  const { least = 1, asMade } = resource.firstStep;
  if (least === 0) return { done: false };
  const rows = await resourceRepository(db, resource).first(accessOf(context), {}, asMade ? MADE : least);
  if (!asMade) return { done: rows.length >= least };
  const row = rows.find((one) => asMade(one));
  return { done: row === undefined, id: row?.id };
}

/** Records among which that of the installation is looked for: it is one of the first. */
const MADE = 20;

/** Returns the project if there is one alone: forms begin with it. */
async function onlyProject(db: Db, context: CallerContext): Promise<string | undefined> {
  const rows = await resourceRepository(db, projectmanage).first(accessOf(context), {}, 2);
  return rows.length === 1 ? rows[0]!.id : undefined;
}
