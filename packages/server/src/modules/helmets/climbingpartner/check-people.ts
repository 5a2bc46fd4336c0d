import {
  civilDay,
  GongdiError,
  heightGaps,
  staff,
  STAY,
  type climbingpartner,
  type Label,
  type RowOf,
} from '@gongdi/domain';
import { admissions, reasonsOf, type AdmissionDeps } from '../../../labour/index.ts';
import type { WriteContext } from '../../../resources/index.ts';
import { resourceRepository, WHOLE, type Db, type RowAccess } from '../../../store/index.ts';
import { climbLabel } from './text/index.ts';

type Permit = RowOf<typeof climbingpartner>;

const SERVER: RowAccess = { scope: WHOLE, account_id: null, org_id: null, seesPersonal: () => true };

const refusal = (label: Label): GongdiError => new GongdiError('invalid', { label });

const listed = (labels: readonly Label[]): Label => ({
  zh: labels.map(({ zh }) => zh).join('；'),
  en: labels.map(({ en }) => en).join('; '),
});

/**
 * Checks that worker and watcher are on the site and admitted, and that the worker may work at height.
 * @param helmets whether both have to wear a helmet, as they do when the work begins
 * @throws GongdiError `invalid` with all reasons, and what would mend them
 */
export async function checkPeople(
  trx: Db,
  deps: AdmissionDeps,
  permit: Permit,
  { now, timeZone }: Pick<WriteContext, 'now' | 'timeZone'>,
  helmets: boolean,
): Promise<void> {
  const { worker_id, watcher_id, project_id } = permit;
  const people = resourceRepository(trx, staff);
  const two = [await people.get(SERVER, worker_id), await people.get(SERVER, watcher_id)];
  for (const { name, status, ...one } of two)
    if (status !== STAY.onSite || one.project_id !== project_id) throw refusal(climbLabel('notOnSite', { name }));
  const day = civilDay(now, timeZone);
  const answers = await admissions(trx, deps, two, day);
  for (const [at, { answer }] of answers.entries())
    if (answer.verdict === 'refused')
      throw refusal(climbLabel('refused', { name: two[at]!.name, reasons: reasonsOf(answer.reasons) }));
  const gaps = deps.setting('climb_certificate') ? heightGaps(answers[0]!.facts, day) : [];
  if (gaps.length > 0) throw refusal(climbLabel('refused', { name: two[0]!.name, reasons: listed(gaps) }));
  if (!helmets) return;
  const worn = await trx
    .selectFrom('helmet_binding')
    .select('staff_id')
    .where('staff_id', 'in', [worker_id, watcher_id])
    .where('ended_at', 'is', null)
    .execute();
  const without = two.find(({ id }) => !worn.some(({ staff_id }) => staff_id === id));
  if (without) throw refusal(climbLabel('noHelmet', { name: without.name }));
}
