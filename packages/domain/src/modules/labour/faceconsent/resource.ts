import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { PROJECT_PEOPLE, projectField } from '../../../resource/project-field.ts';
import { FACE_CONSENT, FACE_CONSENT_WAY, faceAlternative, faceConsentStatus, faceConsentWay } from './dictionary.ts';

const SHOWN = ['column', 'query', 'detail', 'sheet'] as const;
const TOLD = ['column', 'detail', 'sheet'] as const;

/**
 * Consent of a person that a picture of the face is kept for gates, with the picture itself: where there is no consent
 * there is no place for one. It is deleted when the consent is withdrawn, and at the departure. The photograph of the
 * personal file (`staff.photo`) is another one, which nothing compares with faces.
 */
export default defineResource({
  name: 'faceconsent',
  noun: 'face_consent',
  label: { zh: '人脸同意', en: 'Consent for a face picture' },
  about: {
    zh: '人员是否同意采集和使用人脸：登记、书面凭证、撤回；没有同意就不采集，离场后删除。',
    en: 'Whether a person agrees to the use of the face: given, in writing, withdrawn. Without consent nothing is taken; after the exit it is deleted.',
  },
  service: 'user',
  title: 'staff_id',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'signed_on', order: 'desc' },
  groups: {
    consent: { zh: '同意', en: 'Consent' },
    face: { zh: '人脸照片', en: 'Face picture' },
    end: { zh: '撤回与删除', en: 'Withdrawal and deletion' },
  },
  fields: {
    staff_id: field.reference({
      label: { zh: '人员', en: 'Person' },
      required: true,
      ref: 'staff',
      among: PROJECT_PEOPLE,
      query: 'eq',
      group: 'consent',
      column: { width: 120, fixed: 'left' },
    }),
    status: field.code({
      label: { zh: '状态', en: 'State' },
      dict: faceConsentStatus,
      query: 'in',
      initial: FACE_CONSENT.given,
      on: SHOWN,
      group: 'consent',
      column: { width: 170 },
    }),
    project_id: projectField({ required: true, group: 'consent' }),
    signed_on: field.date({
      label: { zh: '签署日期', en: 'Signed on' },
      required: true,
      query: 'between',
      group: 'consent',
      column: { width: 120, sort: true, priority: 1 },
    }),
    way: field.code({
      label: { zh: '同意方式', en: 'How it was given' },
      required: true,
      dict: faceConsentWay,
      query: 'eq',
      initial: FACE_CONSENT_WAY.paper,
      group: 'consent',
      column: { width: 110 },
    }),
    alternative: field.code({
      label: { zh: '已告知的替代方式', en: 'Other way that was offered' },
      hint: {
        zh: '不同意也能以此方式进出，不影响上岗',
        en: 'Whoever does not consent comes in this way, and works as everybody',
      },
      required: true,
      dict: faceAlternative,
      query: 'eq',
      group: 'consent',
      column: { width: 130, priority: 1 },
    }),
    guardian: field.text({
      label: { zh: '监护人', en: 'Guardian' },
      hint: { zh: '未成年人须由监护人同意', en: 'For minors, a guardian consents' },
      maxLength: 50,
      group: 'consent',
      column: { width: 100, hidden: true },
    }),
    papers: field.files({
      label: { zh: '签署的同意书', en: 'Signed paper' },
      personal: 'scan',
      accept: ['image', 'pdf'],
      maxCount: 3,
      group: 'consent',
      column: false,
    }),
    signature: field.signature({
      label: { zh: '本人签名', en: 'Signature' },
      group: 'consent',
      column: false,
    }),
    consent_version: field.text({
      label: { zh: '同意书版本', en: 'Version of the text' },
      maxLength: 20,
      on: TOLD,
      group: 'consent',
      column: { width: 110, hidden: true },
    }),
    consent_text: field.textarea({
      label: { zh: '签署时的文本', en: 'Text that was signed' },
      maxLength: 2000,
      on: ['detail'],
      group: 'consent',
      column: false,
    }),
    face: field.image({
      label: { zh: '人脸照片', en: 'Face picture' },
      hint: { zh: '可在同意后再采集；加密存储', en: 'May be taken later; stored encrypted' },
      maxCount: 1,
      maxSize: 5 * 1024,
      on: ['add', 'edit', 'detail'],
      group: 'face',
      column: false,
    }),
    withdrawn_on: field.date({
      label: { zh: '撤回日期', en: 'Withdrawn on' },
      on: TOLD,
      group: 'end',
      column: { width: 120, hidden: true },
    }),
    withdrawn_reason: field.text({
      label: { zh: '撤回说明', en: 'Why it was withdrawn' },
      maxLength: 200,
      on: ['detail'],
      group: 'end',
      column: false,
    }),
    deleted_on: field.date({
      label: { zh: '照片删除日期', en: 'Picture deleted on' },
      query: 'between',
      on: SHOWN,
      group: 'end',
      column: { width: 120, sort: true },
    }),
    deleted_count: field.integer({
      label: { zh: '删除张数', en: 'Pictures deleted' },
      min: 0,
      on: ['detail'],
      group: 'end',
      column: false,
    }),
  },
  check: ({ way, papers, signature }) => {
    if (way === FACE_CONSENT_WAY.paper && !(Array.isArray(papers) && papers.length > 0))
      return [{ path: 'papers', label: { zh: '请上传签署的同意书', en: 'Add the signed paper' } }];
    if (way === FACE_CONSENT_WAY.screen && !signature)
      return [{ path: 'signature', label: { zh: '请本人签名', en: 'The person has to sign' } }];
    return [];
  },
  lifecycle: { field: 'status', editable: [FACE_CONSENT.given, FACE_CONSENT.kept] },
  actions: {
    withdraw: {
      label: { zh: '撤回同意', en: 'Withdraw' },
      endpoint: 'PUT labour/face-consent/withdraw',
      step: {
        from: [FACE_CONSENT.given, FACE_CONSENT.kept],
        to: FACE_CONSENT.withdrawn,
        asks: ['withdrawn_on', 'withdrawn_reason'],
        needs: ['withdrawn_on'],
        clears: ['face'],
        danger: true,
      },
    },
  },
  figures: [
    { label: { zh: '留存的人脸', en: 'Faces kept' }, filters: { status: '2' } },
    { label: { zh: '已删除的人脸', en: 'Faces deleted' }, filters: { status: '3,4' }, trend: 'deleted_on' },
  ],
  offline: true,
  endpoints: {
    list: 'GET labour/face-consent',
    detail: 'GET labour/face-consent/{id}',
    add: 'POST labour/face-consent',
    edit: 'PUT labour/face-consent',
    export: 'GET labour/face-consent/export',
  },
});
