import { defineDictionary } from '../../../dictionary/define.ts';

/** Kinds of works (`ProjectConstructionSite/constructionType/`). */
export const constructionType = defineDictionary(
  'construction_type',
  { zh: '工程类别', en: 'Type of works' },
  [
    { value: 1, label: { zh: '房屋建筑', en: 'Building' } },
    { value: 2, label: { zh: '市政道路', en: 'Municipal road' } },
    { value: 3, label: { zh: '轨道交通', en: 'Rail transit' } },
    { value: 4, label: { zh: '桥梁隧道', en: 'Bridge and tunnel' } },
    { value: 5, label: { zh: '水利水务', en: 'Water' } },
    { value: 6, label: { zh: '其他', en: 'Other' } },
  ],
  { own: true },
);

/** Natures of construction (`ProjectConstructionSite/ConstructionNature/`). */
export const constructionNature = defineDictionary(
  'construction_nature',
  { zh: '建设性质', en: 'Nature of construction' },
  [
    { value: 1, label: { zh: '新建', en: 'New' } },
    { value: 2, label: { zh: '改建', en: 'Conversion' } },
    { value: 3, label: { zh: '扩建', en: 'Extension' } },
    { value: 4, label: { zh: '迁建', en: 'Relocation' } },
  ],
  { own: true },
);

/** Quality awards that a project aims at (console specification, section 7.2). */
export const meritGoal = defineDictionary(
  'merit_goal',
  { zh: '创优目标', en: 'Merit goal' },
  [
    { value: 1, label: { zh: '国家优质工程', en: 'National quality award' } },
    { value: 2, label: { zh: '鲁班奖', en: 'Luban prize' } },
    { value: 3, label: { zh: '省级优质工程', en: 'Provincial quality award' } },
    { value: 4, label: { zh: '市级优质工程', en: 'Municipal quality award' } },
    { value: 5, label: { zh: '安全文明标准化工地', en: 'Model site for safety' } },
    { value: 6, label: { zh: '绿色施工示范工程', en: 'Model of green building' } },
  ],
  { own: true },
);
