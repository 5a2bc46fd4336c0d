import { ACCOUNT } from '../../../contracts/ledger.ts';
import { defineDictionary } from '../../../dictionary/define.ts';

export const contractAccount = defineDictionary('contract_account', { zh: '合同科目', en: 'Account' }, [
  { value: ACCOUNT.payable, label: { zh: '应付工程款', en: 'Payable' }, color_type: 'warning' },
  { value: ACCOUNT.works, label: { zh: '工程价款', en: 'Work' }, color_type: 'processing' },
  { value: ACCOUNT.withheld, label: { zh: '暂不支付款', en: 'Not yet due' }, color_type: 'default' },
  { value: ACCOUNT.retention, label: { zh: '质保金', en: 'Retention' }, color_type: 'default' },
  { value: ACCOUNT.advance, label: { zh: '预付款', en: 'Advance' }, color_type: 'warning' },
  { value: ACCOUNT.safety_fund, label: { zh: '安措费专账', en: 'Safety fee' }, color_type: 'warning' },
  { value: ACCOUNT.safety_used, label: { zh: '安措费支出', en: 'Safety fee used' }, color_type: 'processing' },
  { value: ACCOUNT.claims, label: { zh: '索赔与奖励', en: 'Claims and bonuses' }, color_type: 'success' },
  { value: ACCOUNT.penalties, label: { zh: '违约金与罚款', en: 'Damages and fines' }, color_type: 'error' },
  { value: ACCOUNT.tax, label: { zh: '税金', en: 'Tax' }, color_type: 'default' },
  { value: ACCOUNT.bank, label: { zh: '银行存款', en: 'Bank' }, color_type: 'success' },
  { value: ACCOUNT.wage_account, label: { zh: '工资专户', en: 'Account of wages' }, color_type: 'success' },
]);
