import { defineDictionary } from '../../../dictionary/define.ts';

export const measureTrade = defineDictionary(
  'measure_trade',
  { zh: '实测分部', en: 'Trade' },
  [
    { value: 1, label: { zh: '模板工程', en: 'Formwork' } },
    { value: 2, label: { zh: '钢筋工程', en: 'Reinforcement' } },
    { value: 3, label: { zh: '混凝土结构', en: 'Concrete' } },
    { value: 4, label: { zh: '砌体工程', en: 'Masonry' } },
    { value: 5, label: { zh: '抹灰工程', en: 'Plaster' } },
    { value: 6, label: { zh: '饰面与吊顶', en: 'Facing and ceilings' } },
    { value: 7, label: { zh: '门窗工程', en: 'Doors and windows' } },
    { value: 8, label: { zh: '地面工程', en: 'Floors' } },
    { value: 9, label: { zh: '室内净尺寸', en: 'Clear dimensions' } },
  ],
  { own: true },
);

/** Values of `measure_kind`. */
export const MEASURE_KIND = { deviation: 1, dimension: 2 } as const;

export const measureKind = defineDictionary('measure_kind', { zh: '读数方式', en: 'What is read' }, [
  { value: 1, label: { zh: '直接读偏差', en: 'The deviation' } },
  { value: 2, label: { zh: '读实测值，与设计值比较', en: 'The dimension, compared with the design' } },
]);

/** Values of `measure_confirmed`. */
export const MEASURE_CONFIRMED = { no: 1, yes: 2 } as const;

export const measureConfirmed = defineDictionary('measure_confirmed', { zh: '核定', en: 'Confirmed' }, [
  { value: 1, label: { zh: '未核定', en: 'Not confirmed' }, color_type: 'warning' },
  { value: 2, label: { zh: '已核定', en: 'Confirmed' }, color_type: 'success' },
]);
