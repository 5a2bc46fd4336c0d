import { defineDictionary } from '../../../dictionary/define.ts';

/** States of a sitting, as code refers to them. */
export const SITTING = { assigned: 1, running: 2, handedIn: 3, marked: 4, lapsed: 5 } as const;

export const sittingStatus = defineDictionary('sitting_status', { zh: '考试状态', en: 'State' }, [
  { value: SITTING.assigned, label: { zh: '待考', en: 'To sit' }, color_type: 'processing' },
  { value: SITTING.running, label: { zh: '考试中', en: 'Running' }, color_type: 'warning' },
  { value: SITTING.handedIn, label: { zh: '待阅卷', en: 'Handed in' }, color_type: 'warning' },
  { value: SITTING.marked, label: { zh: '已阅卷', en: 'Marked' }, color_type: 'success' },
  { value: SITTING.lapsed, label: { zh: '超期未考', en: 'Not sat in time' }, color_type: 'error' },
]);

export const examResult = defineDictionary('exam_result', { zh: '考试结果', en: 'Result' }, [
  { value: 1, label: { zh: '合格', en: 'Passed' }, color_type: 'success' },
  { value: 2, label: { zh: '不合格', en: 'Failed' }, color_type: 'error' },
]);

export const handInWay = defineDictionary('hand_in_way', { zh: '交卷方式', en: 'Handed in' }, [
  { value: 1, label: { zh: '本人交卷', en: 'By the person' } },
  { value: 2, label: { zh: '到时自动交卷', en: 'When time was over' } },
]);
