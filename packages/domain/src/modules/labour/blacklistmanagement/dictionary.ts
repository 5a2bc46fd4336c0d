import { defineDictionary } from '../../../dictionary/define.ts';

export const listedKind = defineDictionary('blacklist_kind', { zh: '对象', en: 'Whom' }, [
  { value: 1, label: { zh: '人员', en: 'Person' } },
  { value: 2, label: { zh: '单位', en: 'Unit' } },
]);

export const blacklistReason = defineDictionary('blacklist_reason', { zh: '列入原因', en: 'Reason' }, [
  { value: 1, label: { zh: '重大违章', en: 'Grave breach of safety rules' } },
  { value: 2, label: { zh: '造成安全事故', en: 'Caused an accident' } },
  { value: 3, label: { zh: '打架斗殴、盗窃', en: 'Violence or theft' } },
  { value: 4, label: { zh: '证件造假', en: 'Forged papers' } },
  { value: 5, label: { zh: '恶意讨薪', en: 'Abusive wage claims' } },
  { value: 6, label: { zh: '违法分包或挂靠', en: 'Unlawful subcontracting' } },
  { value: 9, label: { zh: '其他', en: 'Other' } },
]);

export const blacklistStatus = defineDictionary('blacklist_status', { zh: '黑名单状态', en: 'State' }, [
  { value: 1, label: { zh: '拟列入', en: 'Proposed' }, color_type: 'default' },
  { value: 2, label: { zh: '已告知', en: 'Notice given' }, color_type: 'processing' },
  { value: 3, label: { zh: '已列入', en: 'In force' }, color_type: 'error' },
  { value: 4, label: { zh: '异议处理中', en: 'Objection' }, color_type: 'warning' },
  { value: 5, label: { zh: '已解除', en: 'Ended' }, color_type: 'success' },
]);
