import { defineDictionary } from '../../dictionary/define.ts';
import { MATERIAL_KIND } from '../../samples/kinds.ts';

export const materialUnit = defineDictionary(
  'material_unit',
  { zh: '计量单位', en: 'Unit' },
  [
    { value: 1, label: { zh: '吨', en: 't' } },
    { value: 2, label: { zh: '千克', en: 'kg' } },
    { value: 3, label: { zh: '立方米', en: 'm³' } },
    { value: 4, label: { zh: '平方米', en: 'm²' } },
    { value: 5, label: { zh: '米', en: 'm' } },
    { value: 6, label: { zh: '件', en: 'pieces' } },
    { value: 7, label: { zh: '套', en: 'sets' } },
    { value: 8, label: { zh: '桶', en: 'drums' } },
  ],
  { own: true },
);

export const materialKind = defineDictionary('material_kind', { zh: '材料类别', en: 'Kind of material' }, [
  { value: MATERIAL_KIND.steel, label: { zh: '钢筋', en: 'Reinforcement' } },
  { value: MATERIAL_KIND.concrete, label: { zh: '预拌混凝土', en: 'Ready-mixed concrete' } },
  { value: MATERIAL_KIND.cement, label: { zh: '水泥', en: 'Cement' } },
  { value: MATERIAL_KIND.aggregate, label: { zh: '砂石', en: 'Aggregate' } },
  { value: MATERIAL_KIND.block, label: { zh: '砌块', en: 'Blocks' } },
  { value: MATERIAL_KIND.waterproof, label: { zh: '防水材料', en: 'Waterproofing' } },
  { value: MATERIAL_KIND.insulation, label: { zh: '保温材料', en: 'Insulation' } },
  { value: MATERIAL_KIND.connector, label: { zh: '钢筋接头', en: 'Connectors' } },
  { value: MATERIAL_KIND.turnover, label: { zh: '周转材料', en: 'Formwork and scaffold' } },
  { value: MATERIAL_KIND.other, label: { zh: '其他', en: 'Other' } },
]);
