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

/** Values of the dictionary `climb_status`. */
export const CLIMB = { asked: 1, approved: 2, working: 3, ended: 4, refused: 5, expired: 6 } as const;

/** States of a permit for work at height. */
export const climbStatus = defineDictionary('climb_status', { zh: '登高作业状态', en: 'Work at height' }, [
  { value: CLIMB.asked, label: { zh: '待审批', en: 'To be approved' }, color_type: 'warning' },
  { value: CLIMB.approved, label: { zh: '已批准', en: 'Approved' }, color_type: 'processing' },
  { value: CLIMB.working, label: { zh: '作业中', en: 'Under way' }, color_type: 'success' },
  { value: CLIMB.ended, label: { zh: '已结束', en: 'Ended' }, color_type: 'default' },
  { value: CLIMB.refused, label: { zh: '已驳回', en: 'Refused' }, color_type: 'error' },
  { value: CLIMB.expired, label: { zh: '已过期', en: 'Expired' }, color_type: 'default' },
]);

/** Grades of work at height (GB/T 3608-2008, 4). */
export const heightGrade = defineDictionary('height_grade', { zh: '高处作业等级', en: 'Grade of work at height' }, [
  { value: 1, label: { zh: 'Ⅰ 级', en: 'Grade I' }, color_type: 'default' },
  { value: 2, label: { zh: 'Ⅱ 级', en: 'Grade II' }, color_type: 'processing' },
  { value: 3, label: { zh: 'Ⅲ 级', en: 'Grade III' }, color_type: 'warning' },
  { value: 4, label: { zh: 'Ⅳ 级', en: 'Grade IV' }, color_type: 'error' },
]);

/** Values of the dictionary `climb_watch`. */
export const CLIMB_WATCH = { fine: 1, unhooked: 2, gone: 3, far: 4, lost: 5, silent: 6 } as const;

/** What the helmets of worker and watcher say while the work is under way. */
export const climbWatch = defineDictionary('climb_watch', { zh: '监护情况', en: 'Watch' }, [
  { value: CLIMB_WATCH.fine, label: { zh: '监护正常', en: 'Watched' }, color_type: 'success' },
  { value: CLIMB_WATCH.unhooked, label: { zh: '未挂安全带', en: 'Not hooked' }, color_type: 'error' },
  { value: CLIMB_WATCH.gone, label: { zh: '监护人已离岗', en: 'Watcher gone' }, color_type: 'error' },
  { value: CLIMB_WATCH.far, label: { zh: '监护人距离过远', en: 'Watcher too far' }, color_type: 'error' },
  { value: CLIMB_WATCH.lost, label: { zh: '监护人定位中断', en: 'Watcher not located' }, color_type: 'error' },
  { value: CLIMB_WATCH.silent, label: { zh: '作业人定位中断', en: 'Worker not located' }, color_type: 'error' },
]);

/** Values of the dictionary `helmet_code_state`. */
export const HELMET_CODE = { unused: 1, bound: 2, void: 3 } as const;

/** States of a printed code. */
export const helmetCodeState = defineDictionary('helmet_code_state', { zh: '二维码状态', en: 'Code' }, [
  { value: HELMET_CODE.unused, label: { zh: '未使用', en: 'Unused' }, color_type: 'default' },
  { value: HELMET_CODE.bound, label: { zh: '已绑定', en: 'On a helmet' }, color_type: 'success' },
  { value: HELMET_CODE.void, label: { zh: '已作废', en: 'Void' }, color_type: 'error' },
]);
