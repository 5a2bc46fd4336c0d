import { defineDictionary } from '../../../dictionary/define.ts';
import { WAGE_TRANSFER } from '../../../wages/account.ts';

/** Values of the dictionary `wage_account_status`. */
export const WAGE_ACCOUNT = { open: 1, closing: 2, closed: 3 } as const;

export const wageAccountStatus = defineDictionary(
  'wage_account_status',
  { zh: '专户状态', en: 'State of the account' },
  [
    { value: WAGE_ACCOUNT.open, label: { zh: '使用中', en: 'In use' }, color_type: 'success' },
    { value: WAGE_ACCOUNT.closing, label: { zh: '销户公示中', en: 'Closing announced' }, color_type: 'warning' },
    { value: WAGE_ACCOUNT.closed, label: { zh: '已销户', en: 'Closed' }, color_type: 'default' },
  ],
);

export const wageTransferState = defineDictionary(
  'wage_transfer_state',
  { zh: '本月拨付', en: 'Transfer of the month' },
  [
    { value: WAGE_TRANSFER.waiting, label: { zh: '未到拨付日', en: 'Not due yet' }, color_type: 'default' },
    { value: WAGE_TRANSFER.full, label: { zh: '已足额', en: 'In full' }, color_type: 'success' },
    { value: WAGE_TRANSFER.below, label: { zh: '不足额', en: 'Below' }, color_type: 'warning' },
    { value: WAGE_TRANSFER.missing, label: { zh: '未拨付', en: 'Missing' }, color_type: 'error' },
  ],
);

export const wageDepositKind = defineDictionary('wage_deposit_kind', { zh: '保证金形式', en: 'Form of the deposit' }, [
  { value: 1, label: { zh: '现金存储', en: 'Cash' } },
  { value: 2, label: { zh: '银行保函', en: 'Guarantee of a bank' } },
  { value: 3, label: { zh: '保险保函', en: 'Guarantee of an insurer' } },
  { value: 4, label: { zh: '经批准免存', en: 'Exempt' } },
]);
