import { defineDictionary } from '../../../dictionary/define.ts';
import { SAMPLE } from '../../../samples/kinds.ts';

export const lotCuring = defineDictionary('lot_curing', { zh: '养护方式', en: 'Curing' }, [
  { value: SAMPLE.standard, label: { zh: '标准养护', en: 'Standard' } },
  { value: SAMPLE.sameCondition, label: { zh: '同条件养护', en: 'With the structure' } },
]);

export const designAge = defineDictionary('design_age', { zh: '设计龄期', en: 'Design age' }, [
  { value: 28, label: { zh: '28 天', en: '28 days' } },
  { value: 60, label: { zh: '60 天', en: '60 days' } },
  { value: 90, label: { zh: '90 天', en: '90 days' } },
]);

/** Values of `lot_status`. */
export const CONCRETE_LOT = { collecting: 1, judged: 2, passed: 3, failed: 4, acceptedAfter: 5, redone: 6 } as const;

export const concreteLotStatus = defineDictionary('concrete_lot_status', { zh: '评定状态', en: 'State of a lot' }, [
  { value: CONCRETE_LOT.collecting, label: { zh: '取样中', en: 'Samples are taken' }, color_type: 'processing' },
  { value: CONCRETE_LOT.judged, label: { zh: '已评定', en: 'Judged' }, color_type: 'processing' },
  { value: CONCRETE_LOT.passed, label: { zh: '评定合格', en: 'Passed' }, color_type: 'success' },
  { value: CONCRETE_LOT.failed, label: { zh: '评定不合格', en: 'Failed' }, color_type: 'error' },
  {
    value: CONCRETE_LOT.acceptedAfter,
    label: { zh: '处理后认可', en: 'Accepted after handling' },
    color_type: 'warning',
  },
  { value: CONCRETE_LOT.redone, label: { zh: '已返工', en: 'Redone' }, color_type: 'default' },
]);

/** Values of `lot_method`. */
export const LOT_METHOD = { statistical: 1, plain: 2 } as const;

export const lotMethod = defineDictionary('lot_method', { zh: '评定方法', en: 'Method' }, [
  { value: LOT_METHOD.statistical, label: { zh: '统计方法', en: 'Statistical' } },
  { value: LOT_METHOD.plain, label: { zh: '非统计方法', en: 'Without statistics' } },
]);
