import { APPLICANT_SITES } from '../applicants/sites.ts';
import { defineDictionary } from './define.ts';

/** Sites on which people without an account apply (console specification, section 2.1). */
export const applySite = defineDictionary(
  'apply_site',
  { zh: '申请站点', en: 'Site' },
  APPLICANT_SITES.map(({ code, label }) => ({ value: code, label })),
);

/** Values of `applicant_kind`. */
export const APPLICANT = { company: 1, person: 2 } as const;

export const applicantKind = defineDictionary('applicant_kind', { zh: '申请主体', en: 'Applicant' }, [
  { value: APPLICANT.company, label: { zh: '企业', en: 'Company' } },
  { value: APPLICANT.person, label: { zh: '个人', en: 'Person' } },
]);

export const applyPurpose = defineDictionary(
  'apply_purpose',
  { zh: '申请事项', en: 'Purpose' },
  [
    { value: 1, label: { zh: '施工准入', en: 'Admission to the site' } },
    { value: 2, label: { zh: '临时设施搭设', en: 'Temporary structures' } },
    { value: 3, label: { zh: '物资与渣土运输', en: 'Transport of materials and spoil' } },
    { value: 4, label: { zh: '占道施工', en: 'Works on a road' } },
    { value: 5, label: { zh: '夜间施工', en: 'Works at night' } },
    { value: 9, label: { zh: '其他', en: 'Other' } },
  ],
  { own: true },
);

/** Values of `submission_status`. */
export const SUBMISSION = { waiting: 1, passed: 2, refused: 3, returned: 4 } as const;

export const submissionStatus = defineDictionary('submission_status', { zh: '申请状态', en: 'State' }, [
  { value: SUBMISSION.waiting, label: { zh: '待审核', en: 'Waiting' }, color_type: 'processing' },
  { value: SUBMISSION.passed, label: { zh: '已通过', en: 'Passed' }, color_type: 'success' },
  { value: SUBMISSION.refused, label: { zh: '已驳回', en: 'Refused' }, color_type: 'error' },
  { value: SUBMISSION.returned, label: { zh: '退回补正', en: 'Returned to be corrected' }, color_type: 'warning' },
]);
