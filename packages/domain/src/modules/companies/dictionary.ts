import { defineDictionary } from '../../dictionary/define.ts';

/** What a unit does, and the role that it has at a project. */
export const unitKind = defineDictionary('unit_kind', { zh: '单位类型', en: 'Kind of unit' }, [
  { value: 1, label: { zh: '建设单位', en: 'Owner' } },
  { value: 2, label: { zh: '勘察单位', en: 'Survey' } },
  { value: 3, label: { zh: '设计单位', en: 'Design' } },
  { value: 4, label: { zh: '施工总承包', en: 'General contractor' } },
  { value: 5, label: { zh: '专业分包', en: 'Specialist subcontractor' } },
  { value: 6, label: { zh: '劳务分包', en: 'Labour subcontractor' } },
  { value: 7, label: { zh: '监理单位', en: 'Supervision' } },
  { value: 8, label: { zh: '供应商', en: 'Supplier' } },
  { value: 9, label: { zh: '检测单位', en: 'Laboratory' } },
  { value: 10, label: { zh: '其他', en: 'Other' } },
]);
