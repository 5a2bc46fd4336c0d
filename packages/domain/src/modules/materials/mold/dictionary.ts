import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of `mould_status`. */
export const MOULD = { inUse: 1, repair: 2, withdrawn: 3 } as const;

export const mouldStatus = defineDictionary('mould_status', { zh: '模具状态', en: 'State of a mould' }, [
  { value: 1, label: { zh: '在用', en: 'In use' }, color_type: 'success' },
  { value: 2, label: { zh: '维修', en: 'Under repair' }, color_type: 'warning' },
  { value: 3, label: { zh: '停用', en: 'Withdrawn' }, color_type: 'error' },
]);

export const mouldKind = defineDictionary(
  'mould_kind',
  { zh: '模具类型', en: 'Kind of mould' },
  [
    { value: 1, label: { zh: '铝合金模板', en: 'Aluminium formwork' } },
    { value: 2, label: { zh: '木胶合板模板', en: 'Plywood formwork' } },
    { value: 3, label: { zh: '钢模板', en: 'Steel formwork' } },
    { value: 4, label: { zh: '预制构件模具', en: 'Mould of precast parts' } },
    { value: 5, label: { zh: '试模', en: 'Mould of samples' } },
  ],
  { own: true },
);
