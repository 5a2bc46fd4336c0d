import { defineDictionary } from '../../../dictionary/define.ts';

export const ageEffect = defineDictionary('age_effect', { zh: '处理方式', en: 'What it does' }, [
  { value: 1, label: { zh: '不得进场', en: 'Refused' }, color_type: 'error' },
  { value: 2, label: { zh: '不得从事高风险工种', en: 'Kept from high-risk trades' }, color_type: 'warning' },
  { value: 3, label: { zh: '提示', en: 'Warning' }, color_type: 'processing' },
]);

/** As the dictionary `gender`, without the unknown one. */
export const ageRuleSex = defineDictionary('agerule_sex', { zh: '性别', en: 'Sex' }, [
  { value: 1, label: { zh: '男', en: 'Men' } },
  { value: 2, label: { zh: '女', en: 'Women' } },
]);
