import { defineDictionary } from '../../../dictionary/define.ts';

export const contractChangeKind = defineDictionary(
  'contract_change_kind',
  { zh: '变更类型', en: 'Kind of change' },
  [
    { value: 1, label: { zh: '设计变更', en: 'Change of design' }, color_type: 'processing' },
    { value: 2, label: { zh: '现场签证', en: 'Site instruction' }, color_type: 'warning' },
    { value: 3, label: { zh: '工程洽商', en: 'Negotiation' }, color_type: 'default' },
    { value: 4, label: { zh: '清单漏项', en: 'Missing item' }, color_type: 'default' },
  ],
  { own: true },
);
