import { defineDictionary } from '../../dictionary/define.ts';

/** Values of the dictionary `helmet_state`. */
export const HELMET = { stored: 1, worn: 2, owed: 3, repair: 4, lost: 5, scrapped: 6 } as const;

/** Where a helmet is in its life. */
export const helmetState = defineDictionary('helmet_state', { zh: '安全帽状态', en: 'State of a helmet' }, [
  { value: HELMET.stored, label: { zh: '在库', en: 'In store' }, color_type: 'default' },
  { value: HELMET.worn, label: { zh: '已领用', en: 'Handed out' }, color_type: 'success' },
  { value: HELMET.owed, label: { zh: '离场未归还', en: 'Left, not returned' }, color_type: 'error' },
  { value: HELMET.repair, label: { zh: '维修中', en: 'In repair' }, color_type: 'warning' },
  { value: HELMET.lost, label: { zh: '已遗失', en: 'Lost' }, color_type: 'error' },
  { value: HELMET.scrapped, label: { zh: '已报废', en: 'Scrapped' }, color_type: 'default' },
]);

/** Values of the dictionary `binding_state`. */
export const BINDING = { open: 1, ended: 2 } as const;

export const bindingState = defineDictionary('binding_state', { zh: '佩戴状态', en: 'State' }, [
  { value: BINDING.open, label: { zh: '佩戴中', en: 'Worn' }, color_type: 'success' },
  { value: BINDING.ended, label: { zh: '已结束', en: 'Ended' }, color_type: 'default' },
]);

/** Values of the dictionary `binding_end`: how a person ceased to wear a helmet. */
export const BINDING_END = { returned: 1, repair: 2, lost: 3, scrapped: 4, left: 5 } as const;

export const bindingEnd = defineDictionary('binding_end', { zh: '结束方式', en: 'How it ended' }, [
  { value: BINDING_END.returned, label: { zh: '归还', en: 'Returned' }, color_type: 'success' },
  { value: BINDING_END.repair, label: { zh: '送修', en: 'Sent to repair' }, color_type: 'warning' },
  { value: BINDING_END.lost, label: { zh: '遗失', en: 'Lost' }, color_type: 'error' },
  { value: BINDING_END.scrapped, label: { zh: '报废', en: 'Scrapped' }, color_type: 'default' },
  { value: BINDING_END.left, label: { zh: '离场未归还', en: 'Left, not returned' }, color_type: 'error' },
]);
