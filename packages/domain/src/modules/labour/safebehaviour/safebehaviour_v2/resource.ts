import { standing } from '../../../../labour/standing-fields.ts';
import { partOf } from '../../../../resource/part.ts';
import safebehaviour from '../resource.ts';

/** Safety behaviour with contract and wages of the person (console specification, section 2.3: the v2 version of `safebehaviour`). */
export default partOf(safebehaviour, {
  name: 'safebehaviour_v2',
  noun: 'behaviour_v2',
  label: { zh: '安全行为（V2）', en: 'Safety behaviour (v2)' },
  about: {
    zh: '安全行为，并列显示人员当前扣分和信号灯、合同，以及当月工资表的扣款；与安全行为是同一批记录。',
    en: 'Safety behaviour with the points, light and contract of the person, and the deductions of the wage sheet of its month. The records are those of 安全行为.',
  },
  fixed: {},
  adds: {
    points_now: standing.points('当前扣分', 'Points now'),
    safety_light: standing.light('in'),
    contract_state: standing.contract('in'),
    wage_deduction: standing.money('当月扣款', 'Deducted in the month', {
      zh: '该月工资表中本人的扣款',
      en: 'By the wage sheets of that month',
    }),
  },
});
