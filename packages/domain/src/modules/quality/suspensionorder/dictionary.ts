import { defineDictionary } from '../../../dictionary/define.ts';

/** Values of `suspension_status`. From `stopped` to `approved` work does not begin. */
export const SUSPENSION = {
  draft: 1,
  stopped: 2,
  asked: 3,
  reviewed: 4,
  approved: 5,
  resumed: 6,
  withdrawn: 7,
} as const;

export const suspensionStatus = defineDictionary('suspension_status', { zh: '停工状态', en: 'Suspension' }, [
  { value: SUSPENSION.draft, label: { zh: '未签发', en: 'Draft' }, color_type: 'default' },
  { value: SUSPENSION.stopped, label: { zh: '停工中', en: 'Work stopped' }, color_type: 'error' },
  { value: SUSPENSION.asked, label: { zh: '复工待审核', en: 'Resumption to review' }, color_type: 'warning' },
  {
    value: SUSPENSION.reviewed,
    label: { zh: '待建设单位审批', en: 'For the owner to approve' },
    color_type: 'warning',
  },
  {
    value: SUSPENSION.approved,
    label: { zh: '待签发复工令', en: 'Order of resumption due' },
    color_type: 'processing',
  },
  { value: SUSPENSION.resumed, label: { zh: '已复工', en: 'Resumed' }, color_type: 'success' },
  { value: SUSPENSION.withdrawn, label: { zh: '已作废', en: 'Withdrawn' }, color_type: 'default' },
]);

/** When work is suspended (GB/T 50319-2013, 6.2.2). */
export const suspensionCause = defineDictionary('suspension_cause', { zh: '停工情形', en: 'Why work stops' }, [
  { value: 1, label: { zh: '建设单位要求暂停且工程需要暂停', en: 'The owner asks for it, and it is needed' } },
  { value: 2, label: { zh: '未经批准擅自施工或拒绝监理管理', en: 'Built without approval, or supervision refused' } },
  { value: 3, label: { zh: '未按审查通过的设计文件施工', en: 'Not built by the reviewed design' } },
  { value: 4, label: { zh: '违反工程建设强制性标准', en: 'Against a mandatory standard' } },
  { value: 5, label: { zh: '存在重大质量、安全事故隐患或发生事故', en: 'Danger of an accident, or an accident' } },
]);

/** Values of `owner_consent` (6.2.1). */
export const CONSENT = { before: 1, after: 2 } as const;

export const ownerConsent = defineDictionary('owner_consent', { zh: '建设单位意见', en: 'Consent of the owner' }, [
  { value: CONSENT.before, label: { zh: '事先已征得同意', en: 'Given before' } },
  { value: CONSENT.after, label: { zh: '情况紧急，签发后书面报告', en: 'Urgent: reported in writing after it' } },
]);
