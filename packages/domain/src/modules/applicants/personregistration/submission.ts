import { defineSubmission } from '../../../applicants/submission.ts';
import personregistration from './resource.ts';

export default defineSubmission({
  name: 'person',
  resource: personregistration,
  page: 'person',
  icon: 'card',
  label: { zh: '人员登记', en: 'Register as a person' },
  hint: { zh: '从业人员实名登记，上传身份证和资格证书', en: 'With identity card and certificates' },
  submit: { zh: '提交登记', en: 'Register' },
  calls: {
    submit: { name: 'applicant.person', label: { zh: '提交人员登记', en: 'Register as a person' } },
    correct: { name: 'applicant.person.correct', label: { zh: '补正人员登记', en: 'Correct a registration' } },
  },
  number: 'register_number',
  mark: 'R',
  names: () => ['person_name'],
  // By identity number, or, if that was mistyped, by name and telephone.
  same: () => [
    { path: 'identity_number', equal: ['identity_number'] },
    { path: 'phone_number', equal: ['phone_number'], named: ['person_name'] },
  ],
  open: {
    zh: '该人员在本站点已有未办结的登记，不能重复提交；请凭登记编号和手机号码查询进度，被退回的在查询页补正',
    en: 'This person has a registration here that is not decided yet; ask how it stands by its number and telephone, and correct it there when it was returned',
  },
});
