import { defineSubmission } from '../../../applicants/submission.ts';
import { APPLICANT } from '../../../dictionary/applicant.ts';
import applysreview from './resource.ts';

/** The application of a company, with its credit code, or of a person, with the identity number. */
export default defineSubmission({
  name: 'application',
  resource: applysreview,
  page: 'apply',
  icon: 'form',
  label: { zh: '准入申请', en: 'Apply' },
  hint: { zh: '企业或个人在线填写申请，上传附件', en: 'As a company or a person, with attachments' },
  submit: { zh: '提交申请', en: 'Hand in' },
  calls: {
    submit: { name: 'applicant.apply', label: { zh: '提交准入申请', en: 'Hand in an application' } },
    correct: { name: 'applicant.apply.correct', label: { zh: '补正准入申请', en: 'Correct an application' } },
  },
  number: 'apply_number',
  mark: '',
  variants: {
    field: 'applicant_kind',
    forms: [
      {
        value: APPLICANT.company,
        leaves: ['identity_number'],
        needs: ['credit_code'],
        labels: { applicant_name: { zh: '单位名称', en: 'Company' } },
      },
      {
        value: APPLICANT.person,
        leaves: ['credit_code'],
        needs: ['identity_number'],
        labels: { applicant_name: { zh: '姓名', en: 'Name' } },
      },
    ],
  },
  names: ({ applicant_kind }) => ['contact_name', ...(applicant_kind === APPLICANT.person ? ['applicant_name'] : [])],
  // A company may apply for several projects.
  same: ({ applicant_kind }) => [
    {
      path: 'project_name',
      equal: [applicant_kind === APPLICANT.person ? 'identity_number' : 'credit_code', 'purpose'],
      named: ['project_name'],
    },
  ],
  open: {
    zh: '该申请主体就此项目的同一事项已有未办结的申请，不能重复提交；请凭申请编号和联系电话查询进度，被退回的在查询页补正',
    en: 'This applicant has an application for the same purpose and project that is not decided yet; ask how it stands by its number and telephone, and correct it there when it was returned',
  },
});
