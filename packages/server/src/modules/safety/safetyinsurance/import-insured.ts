import { INSURANCE_MODE } from '@gongdi/domain';
import type { ImportAct } from '../../../resources/index.ts';
import { anyOf } from '../../../store/index.ts';
import { insuranceLabel } from './text/index.ts';

interface Named {
  policy_id: string;
  staff_id: string;
}

/**
 * Refuses the rows of a sheet that `keepInsured` would refuse, each with its reason, so that the others are taken. The
 * lock on the policies holds off other sheets that name the same persons.
 */
export const refuseInsured: ImportAct = async (trx, records, { lang }) => {
  const rows = records as readonly Named[];
  const policyIds = [...new Set(rows.map(({ policy_id }) => policy_id))];
  const staffIds = [...new Set(rows.map(({ staff_id }) => staff_id))];
  const policies = await trx
    .selectFrom('insurance_policy')
    .select(['id', 'insurance_mode', 'project_id'])
    .where('id', '=', anyOf(policyIds))
    .orderBy('id')
    .forUpdate()
    .execute();
  const people = await trx.selectFrom('staff').select(['id', 'project_id']).where('id', '=', anyOf(staffIds)).execute();
  const named = await trx
    .selectFrom('insured_person')
    .select(['policy_id', 'staff_id'])
    .where('policy_id', '=', anyOf(policyIds))
    .where('staff_id', '=', anyOf(staffIds))
    .execute();
  const policyOf = new Map(policies.map((one) => [one.id, one]));
  const projectOf = new Map(people.map(({ id, project_id }) => [id, project_id]));
  const keyOf = ({ policy_id, staff_id }: Named) => `${policy_id} ${staff_id}`;
  const taken = new Set(named.map(keyOf));
  return rows.flatMap((row, index) => {
    const policy = policyOf.get(row.policy_id);
    const refuse = (path: keyof Named, code: 'everybody' | 'twice' | 'personElsewhere') => [
      { index, problem: { path, code, message: insuranceLabel(code)[lang] } },
    ];
    if (policy?.insurance_mode !== INSURANCE_MODE.named) return refuse('policy_id', 'everybody');
    if (taken.has(keyOf(row))) return refuse('staff_id', 'twice');
    if (projectOf.get(row.staff_id) !== policy.project_id) return refuse('staff_id', 'personElsewhere');
    taken.add(keyOf(row));
    return [];
  });
};
