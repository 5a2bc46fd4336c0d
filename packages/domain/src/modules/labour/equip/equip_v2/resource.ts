import { field } from '../../../../field/field.ts';
import { standing } from '../../../../labour/standing-fields.ts';
import { partOf } from '../../../../resource/part.ts';
import equip from '../resource.ts';

/** Equipment with contract and wages of its holder (console specification, section 2.3: the v2 version of `equip`). */
export default partOf(equip, {
  name: 'equip_v2',
  noun: 'gear_v2',
  label: { zh: '劳保用品发放（V2）', en: 'Equipment handed out (v2)' },
  about: {
    zh: '劳保用品，并列显示领用人的在场状态、合同、待发工资和未归还金额；与劳保用品是同一批记录。',
    en: 'Equipment with the stay, the contract and the wages of its holder, and the value not returned. The records are those of 劳保用品.',
  },
  fixed: {},
  adds: {
    holder_left: field.boolean({
      label: { zh: '领用人已离场', en: 'Holder has left' },
      derived: true,
      query: 'eq',
      on: ['column', 'detail', 'sheet', 'query'],
      column: { width: 110, priority: 1 },
    }),
    contract_state: standing.contract('in'),
    wages_owed: standing.owed('between'),
    value_held: standing.money('未归还金额', 'Value not returned', {
      zh: '数量 × 单价；已办结的为缺少金额',
      en: 'Quantity × price; closed: what is missing',
    }),
  },
});
