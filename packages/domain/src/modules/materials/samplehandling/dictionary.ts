import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of `handling_status`. */
export const HANDLING = { open: 1, running: 2, accepted: 3, rejected: 4 } as const;

export const handlingStatus = defineDictionary('handling_status', { zh: '处理状态', en: 'State of handling' }, [
  { value: HANDLING.open, label: { zh: '待处理', en: 'Open' }, color_type: 'error' },
  { value: HANDLING.running, label: { zh: '处理中', en: 'Under way' }, color_type: 'processing' },
  { value: HANDLING.accepted, label: { zh: '处理后认可', en: 'Accepted' }, color_type: 'success' },
  { value: HANDLING.rejected, label: { zh: '返工或退场', en: 'Redone or removed' }, color_type: 'default' },
]);

/** Values of `handling_way`. */
export const HANDLING_WAY = { retest: 1, detection: 2, design: 3, strengthening: 4, rework: 5 } as const;

export const handlingWay = defineDictionary('handling_way', { zh: '处理方式', en: 'Way of handling' }, [
  { value: HANDLING_WAY.retest, label: { zh: '备用样复验', en: 'Retest by the other half' } },
  { value: HANDLING_WAY.detection, label: { zh: '有资质机构实体检测', en: 'Detection by a qualified body' } },
  { value: HANDLING_WAY.design, label: { zh: '设计单位核算', en: 'Check by the designer' } },
  { value: HANDLING_WAY.strengthening, label: { zh: '加固处理', en: 'Strengthening' } },
  { value: HANDLING_WAY.rework, label: { zh: '返工、更换或退场', en: 'Rework, replacement or removal' } },
]);

/** Values of `way_result`. */
export const WAY_RESULT = { passed: 1, failed: 2 } as const;

export const wayResult = defineDictionary('way_result', { zh: '处理结果', en: 'Result' }, [
  { value: WAY_RESULT.passed, label: { zh: '合格', en: 'Passed' }, color_type: 'success' },
  { value: WAY_RESULT.failed, label: { zh: '不合格', en: 'Failed' }, color_type: 'error' },
]);
