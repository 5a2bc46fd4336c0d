import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of the dictionary `gear_status`. */
export const GEAR = { inUse: 1, due: 2, returned: 3, replaced: 4, lost: 5 } as const;

export const gearStatus = defineDictionary('gear_status', { zh: '用品状态', en: 'State of equipment' }, [
  { value: GEAR.inUse, label: { zh: '在用', en: 'In use' }, color_type: 'success' },
  { value: GEAR.due, label: { zh: '到期待换', en: 'Due for replacement' }, color_type: 'warning' },
  { value: GEAR.returned, label: { zh: '已归还', en: 'Returned' }, color_type: 'default' },
  { value: GEAR.replaced, label: { zh: '已更换', en: 'Replaced' }, color_type: 'default' },
  { value: GEAR.lost, label: { zh: '遗失', en: 'Lost' }, color_type: 'error' },
]);

/** Kinds by what is protected (GB 39800.1); tools have no term. Terms are settings: `gear_months_<value>`. */
export const gearKind = defineDictionary('gear_kind', { zh: '用品类别', en: 'Kind of equipment' }, [
  { value: 1, label: { zh: '头部防护', en: 'Head' } },
  { value: 2, label: { zh: '坠落防护', en: 'Falls' } },
  { value: 3, label: { zh: '足部防护', en: 'Feet' } },
  { value: 4, label: { zh: '手部防护', en: 'Hands' } },
  { value: 5, label: { zh: '眼面防护', en: 'Eyes and face' } },
  { value: 6, label: { zh: '听力防护', en: 'Hearing' } },
  { value: 7, label: { zh: '呼吸防护', en: 'Breathing' } },
  { value: 8, label: { zh: '防护服装', en: 'Clothing' } },
  { value: 9, label: { zh: '工具器具', en: 'Tools' } },
]);
