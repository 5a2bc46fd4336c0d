import { standing } from '../../../../labour/standing-fields.ts';
import { partOf } from '../../../../resource/part.ts';
import staff from '../resource.ts';

/** People with contract, wages and behaviour (console specification, section 2.3: the v2 version of `staff`). */
export default partOf(staff, {
  name: 'staff_v2',
  noun: 'staff_v2',
  label: { zh: '人员（V2）', en: 'Person (v2)' },
  about: {
    zh: '人员名册，并列显示合同、待发工资、安全扣分、在手用品和可否上岗；与人员管理是同一批记录。',
    en: 'The register of people with contract, wages owed, safety points, equipment held and whether each may work. The records are those of 人员管理.',
  },
  fixed: {},
  adds: {
    work_verdict: standing.verdict(),
    contract_state: standing.contract('in'),
    wages_owed: standing.owed('between'),
    safety_points: standing.points(),
    safety_light: standing.light('in'),
    gear_held: standing.count('在手用品', 'Equipment held', { query: 'between' }),
  },
});
