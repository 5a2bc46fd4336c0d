import { defineDictionary } from '../../../dictionary/define.ts';
import { MATCH } from '../../../samples/match.ts';

/** Values of `material_order_status`. */
export const MATERIAL_ORDER = { open: 1, closed: 2 } as const;

export const orderStatus = defineDictionary('material_order_status', { zh: '订货状态', en: 'State of an order' }, [
  { value: MATERIAL_ORDER.open, label: { zh: '执行中', en: 'Open' }, color_type: 'processing' },
  { value: MATERIAL_ORDER.closed, label: { zh: '已关闭', en: 'Closed' }, color_type: 'default' },
]);

export const matchState = defineDictionary('match_state', { zh: '三量对照', en: 'Ordered, delivered, accepted' }, [
  { value: MATCH.none, label: { zh: '未到货', en: 'Nothing delivered' }, color_type: 'default' },
  { value: MATCH.pending, label: { zh: '有待验收', en: 'To be accepted' }, color_type: 'processing' },
  { value: MATCH.partial, label: { zh: '部分到货', en: 'Partly delivered' }, color_type: 'processing' },
  { value: MATCH.matched, label: { zh: '三量一致', en: 'All agree' }, color_type: 'success' },
  { value: MATCH.over, label: { zh: '到货超订', en: 'More than ordered' }, color_type: 'warning' },
  { value: MATCH.short, label: { zh: '验收差异', en: 'Accepted less' }, color_type: 'error' },
]);
