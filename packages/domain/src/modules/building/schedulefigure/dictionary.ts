import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of `figure_kind`. */
export const FIGURE_KIND = { grid: 1, picture: 2 } as const;

export const figureKind = defineDictionary('figure_kind', { zh: '图形方式', en: 'Way of drawing' }, [
  { value: 1, label: { zh: '按部位生成立面', en: 'Elevation made of the parts' } },
  { value: 2, label: { zh: '在图片上标注', en: 'Regions on a picture' } },
]);

/** What one figure holds at most. */
export const FIGURE_LIMITS = { regions: 500 } as const;
