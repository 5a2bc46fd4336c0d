import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of the dictionary `bank_direction`. */
export const BANK_DIRECTION = { in: 1, out: 2 } as const;

export const bankDirection = defineDictionary('bank_direction', { zh: '收付', en: 'Direction' }, [
  { value: BANK_DIRECTION.in, label: { zh: '收入', en: 'In' }, color_type: 'success' },
  { value: BANK_DIRECTION.out, label: { zh: '支出', en: 'Out' }, color_type: 'processing' },
]);

/** Values of the dictionary `statement_status`. */
export const WAGE_STATEMENT = { open: 1, matched: 2 } as const;

export const statementStatus = defineDictionary('statement_status', { zh: '对账状态', en: 'Reconciled' }, [
  { value: WAGE_STATEMENT.open, label: { zh: '未对上', en: 'No entry found' }, color_type: 'error' },
  { value: WAGE_STATEMENT.matched, label: { zh: '已对上', en: 'Reconciled' }, color_type: 'success' },
]);
