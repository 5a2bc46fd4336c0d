import { defineDictionary } from '../../../dictionary/define.ts';

/** `feedback` has the records of the second kind. */
export const enquiryKind = defineDictionary('enquiry_kind', { zh: '问题来源', en: 'Kind of question' }, [
  { value: 1, label: { zh: '工程问题', en: 'Question about the works' }, color_type: 'processing' },
  { value: 2, label: { zh: '意见反馈', en: 'Feedback' }, color_type: 'warning' },
]);

export const enquirySubject = defineDictionary(
  'enquiry_subject',
  { zh: '问题类别', en: 'Subject of a question' },
  [
    { value: 1, label: { zh: '设计图纸', en: 'Drawings and design' } },
    { value: 2, label: { zh: '施工工艺', en: 'Method of work' } },
    { value: 3, label: { zh: '质量', en: 'Quality' } },
    { value: 4, label: { zh: '安全文明', en: 'Safety and good order' } },
    { value: 5, label: { zh: '进度计划', en: 'Schedule' } },
    { value: 6, label: { zh: '材料设备', en: 'Materials and equipment' } },
    { value: 7, label: { zh: '合同造价', en: 'Contract and cost' } },
    { value: 8, label: { zh: '协调配合', en: 'Coordination' } },
    { value: 9, label: { zh: '生活后勤', en: 'Living quarters and services' } },
    { value: 99, label: { zh: '其他', en: 'Other' } },
  ],
  { own: true },
);

/** Values of the dictionary `enquiry_status`. */
export const ENQUIRY = { toAnswer: 1, toAccept: 2, accepted: 3, again: 4, withdrawn: 5 } as const;

export const enquiryStatus = defineDictionary('enquiry_status', { zh: '答复状态', en: 'State of a question' }, [
  { value: ENQUIRY.toAnswer, label: { zh: '待答复', en: 'To answer' }, color_type: 'processing' },
  { value: ENQUIRY.toAccept, label: { zh: '待确认', en: 'To accept' }, color_type: 'warning' },
  { value: ENQUIRY.accepted, label: { zh: '已认可', en: 'Accepted' }, color_type: 'success' },
  { value: ENQUIRY.again, label: { zh: '待重新答复', en: 'To answer again' }, color_type: 'error' },
  { value: ENQUIRY.withdrawn, label: { zh: '已撤回', en: 'Withdrawn' }, color_type: 'default' },
]);

/** Values of the dictionary `enquiry_satisfaction`. */
export const SATISFACTION = { full: 1, mostly: 2 } as const;

export const enquirySatisfaction = defineDictionary(
  'enquiry_satisfaction',
  { zh: '满意程度', en: 'Satisfaction with the answer' },
  [
    { value: SATISFACTION.full, label: { zh: '满意', en: 'Satisfied' }, color_type: 'success' },
    { value: SATISFACTION.mostly, label: { zh: '基本满意', en: 'Mostly satisfied' }, color_type: 'warning' },
  ],
);

/** Values of the dictionary `enquiry_term`: whether every answer so far was given by its day. */
export const TERM_KEPT = { kept: 1, late: 2 } as const;

export const enquiryTerm = defineDictionary('enquiry_term', { zh: '答复时效', en: 'Term of an answer' }, [
  { value: TERM_KEPT.kept, label: { zh: '按期答复', en: 'In time' }, color_type: 'success' },
  { value: TERM_KEPT.late, label: { zh: '超期答复', en: 'Late' }, color_type: 'error' },
]);
