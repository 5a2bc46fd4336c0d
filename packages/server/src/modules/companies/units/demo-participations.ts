import { participating, STAY_OF_UNIT, type InputOf } from '@gongdi/domain';
import { accountId, DEMO_NOW, demoId } from '../../../demo/index.ts';
import { resourceRepository, WHOLE, type Db } from '../../../store/index.ts';
import { countPosts } from './count-posts.ts';

type Participation = InputOf<typeof participating>;

/** Which units take part in a project, by the kind of unit: how many of each. */
const PARTS: readonly (readonly [kind: number, count: number])[] = [
  [1, 1],
  [3, 1],
  [4, 1],
  [5, 2],
  [6, 1],
  [7, 1],
  [8, 1],
];
const PROJECTS = 12;
const SCOPES: Readonly<Record<number, string>> = {
  1: '建设单位',
  3: '施工图设计',
  4: '施工总承包',
  6: '主体结构劳务',
  7: '施工阶段监理',
};
/** People of a project in the demo. */
const PEOPLE = 5;

/** Adds the units of the first twelve projects of the first contractor, with contracts; teams belong to labour units. */
export async function loadParticipations(trx: Db): Promise<void> {
  const records = resourceRepository(trx, participating);
  const units = await trx
    .selectFrom('unit')
    .select(['id', 'org_id', 'unit_kind', 'licence_state', 'scope_of_work'])
    .orderBy('id')
    .execute();
  const projects = await trx
    .selectFrom('project as p')
    .innerJoin('organisation as o', 'o.id', 'p.org_id')
    .select(['p.id', 'p.org_id', 'p.begin_time', 'p.third_number', 'p.project_phase', 'o.path'])
    .where(
      'p.id',
      'in',
      Array.from({ length: PROJECTS }, (_, at) => demoId('project', at + 1)),
    )
    .orderBy('p.id')
    .execute();
  let made = 0;
  for (const [at, project] of projects.entries()) {
    // Units are those of the branch that the project belongs to.
    const around = units.filter(({ org_id }) => project.path.split('/').includes(org_id!));
    const access = { scope: WHOLE, account_id: accountId('admin'), org_id: project.org_id, now: DEMO_NOW };
    for (const [kind, count] of PARTS) {
      // 3 and 4 are expired and incomplete: such units do not come on site.
      const known = around.filter(({ unit_kind, licence_state }) => unit_kind === kind && Number(licence_state) < 3);
      for (let n = 0; n < Math.min(count, known.length); n += 1) {
        const unit = known[(at + n) % known.length]!;
        made += 1;
        const begun = project.project_phase !== 1;
        const record: Participation = {
          unit_id: unit.id,
          project_id: project.id,
          role: kind,
          work_scope: SCOPES[kind] ?? unit.scope_of_work ?? '专项工程',
          status: begun ? STAY_OF_UNIT.onSite : STAY_OF_UNIT.planned,
          contract_number: `${project.third_number}-${kind}${n + 1}`,
          ...(kind !== 1 && { contract_amount: `${(kind * 380 + at * 45 + n * 120) * 10_000}.00` }),
          ...(begun && { enter_date: project.begin_time }),
          contract_signed: project.begin_time,
          ...(kind === 4 && {
            manager_id: demoId('staff', at * PEOPLE + 1),
            technical_id: demoId('staff', at * PEOPLE + 2),
            officer_ids: [demoId('staff', at * PEOPLE + 3), ...(at % 3 ? [demoId('staff', at * PEOPLE + 4)] : [])],
          }),
          ...(kind === 6 && { manager_id: demoId('staff', at * PEOPLE + 5), officer_ids: [] }),
        };
        await records.addAhead(access, { ...record, id: demoId('participation', made) });
        if (kind === 6)
          await trx.updateTable('team').set({ unit_id: unit.id }).where('project_id', '=', project.id).execute();
      }
    }
  }
  await countPosts(trx, { project_ids: projects.map(({ id }) => id) });
}
