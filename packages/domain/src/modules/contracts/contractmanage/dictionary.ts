import { CONTRACT_TERM } from '../../../contracts/term.ts';
import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of the dictionary `contract_status`. */
export const WORKS_CONTRACT = { draft: 1, active: 2, settled: 3, closed: 4, ended: 5 } as const;

export const contractStatus = defineDictionary('contract_status', { zh: '合同状态', en: 'State of the contract' }, [
  { value: WORKS_CONTRACT.draft, label: { zh: '起草中', en: 'Draft' }, color_type: 'default' },
  { value: WORKS_CONTRACT.active, label: { zh: '履行中', en: 'Running' }, color_type: 'processing' },
  { value: WORKS_CONTRACT.settled, label: { zh: '已结算', en: 'Settled' }, color_type: 'warning' },
  { value: WORKS_CONTRACT.closed, label: { zh: '已关闭', en: 'Closed' }, color_type: 'success' },
  { value: WORKS_CONTRACT.ended, label: { zh: '已终止', en: 'Ended early' }, color_type: 'error' },
]);

export const worksContractKind = defineDictionary(
  'works_contract_kind',
  { zh: '合同类型', en: 'Kind of contract' },
  [
    { value: 1, label: { zh: '施工总承包', en: 'General contract' }, color_type: 'processing' },
    { value: 2, label: { zh: '专业分包', en: 'Specialist subcontract' }, color_type: 'processing' },
    { value: 3, label: { zh: '劳务分包', en: 'Labour subcontract' }, color_type: 'processing' },
    { value: 4, label: { zh: '材料采购', en: 'Purchase of material' }, color_type: 'default' },
    { value: 5, label: { zh: '机械租赁', en: 'Rent of machines' }, color_type: 'default' },
    { value: 6, label: { zh: '技术服务', en: 'Services' }, color_type: 'default' },
  ],
  { own: true },
);

export const contractTerm = defineDictionary('contract_term', { zh: '期限', en: 'Term' }, [
  { value: CONTRACT_TERM.running, label: { zh: '期限内', en: 'Within its term' }, color_type: 'success' },
  { value: CONTRACT_TERM.near, label: { zh: '即将到期', en: 'Ends soon' }, color_type: 'warning' },
  { value: CONTRACT_TERM.over, label: { zh: '已到期', en: 'Term is over' }, color_type: 'error' },
]);
