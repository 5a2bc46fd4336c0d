import type { Words } from './words.ts';

/** Names of the repairs that the user can choose. */
export const REPAIRS = {
  'drop-bad-points': { zh: '删除不是数字的点', en: 'Drop the points that are no numbers' },
  swap: { zh: '对调经度和纬度', en: 'Swap longitude and latitude' },
  'drop-repeats': { zh: '合并重合的点', en: 'Merge points at the same place' },
  'cut-spikes': { zh: '剪去尖刺', en: 'Cut the spikes off' },
  untangle: { zh: '在交叉处拆分为互不交叉的区域', en: 'Split it where it crosses' },
  remove: { zh: '删除这个无效的图形', en: 'Remove this invalid shape' },
} as const satisfies Record<string, Words>;

export type RepairKind = keyof typeof REPAIRS;
