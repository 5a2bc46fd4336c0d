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

export const enquiryStatus = defineDictionary('enquiry_status', { zh: '答复状态', en: 'State of a question' }, [
  { value: 1, label: { zh: '待答复', en: 'To answer' }, color_type: 'processing' },
  { value: 2, label: { zh: '待确认', en: 'To accept' }, color_type: 'warning' },
  { value: 3, label: { zh: '已认可', en: 'Accepted' }, color_type: 'success' },
  { value: 4, label: { zh: '待重新答复', en: 'To answer again' }, color_type: 'error' },
  { value: 5, label: { zh: '已撤回', en: 'Withdrawn' }, color_type: 'default' },
]);

export const enquirySatisfaction = defineDictionary(
  'enquiry_satisfaction',
  { zh: '满意程度', en: 'Satisfaction with the answer' },
  [
    { value: 1, label: { zh: '满意', en: 'Satisfied' }, color_type: 'success' },
    { value: 2, label: { zh: '基本满意', en: 'Mostly satisfied' }, color_type: 'warning' },
  ],
);
