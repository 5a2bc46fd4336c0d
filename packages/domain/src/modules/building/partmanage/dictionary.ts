import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of `part_kind`; a record lies below one of a smaller value. */
export const PART_KIND = { unitWork: 1, block: 2, floor: 3, section: 4, part: 5 } as const;

export const partKind = defineDictionary('part_kind', { zh: '部位层级', en: 'Level of a part' }, [
  { value: 1, label: { zh: '单位工程', en: 'Unit work' } },
  { value: 2, label: { zh: '楼栋', en: 'Block' } },
  { value: 3, label: { zh: '楼层', en: 'Floor' } },
  { value: 4, label: { zh: '施工段', en: 'Section' } },
  { value: 5, label: { zh: '部位', en: 'Part' } },
]);

/** Values of `part_status`, in the order of the work. */
export const PART_STATUS = { planned: 1, running: 2, done: 3, accepted: 4 } as const;

export const partStatus = defineDictionary('part_status', { zh: '施工状态', en: 'Progress' }, [
  { value: 1, label: { zh: '未开始', en: 'Not begun' }, color_type: 'default' },
  { value: 2, label: { zh: '施工中', en: 'Under way' }, color_type: 'processing' },
  { value: 3, label: { zh: '已完成', en: 'Done' }, color_type: 'warning' },
  { value: 4, label: { zh: '已验收', en: 'Accepted' }, color_type: 'success' },
]);

/** Returns the state of a part from those directly below it, as the database keeps it (`settle_part`). */
export function stateAbove(below: readonly number[]): number {
  const [least, most] = [Math.min(...below), Math.max(...below)];
  if (below.length === 0) return PART_STATUS.planned;
  if (least >= PART_STATUS.done) return least;
  return most > PART_STATUS.planned ? PART_STATUS.running : PART_STATUS.planned;
}
