import { expect, it } from 'vitest';
import { formFieldsOf } from '../resource/fields.ts';
import { checkRecord } from '../validation/check.ts';
import { applicantForm, applicantView, correctionOf, maskedSubmission } from './forms.ts';

const names = (kind: unknown) => formFieldsOf(applicantForm('application', kind), 'add').map(({ name }) => name);
const row = {
  apply_number: 'JD-20261102-7K3M9QXW',
  applicant_kind: 2,
  applicant_name: '王海波',
  identity_number: '11010519491231002X',
  contact_name: '王海波',
  phone_number: '13901440002',
  project_name: '江都商贸城',
  review_opinion: '请补充',
  reviewer_id: 'someone',
  attachments: [{ id: 'f', name: '方案.pdf' }],
};

it('asks companies for their credit code and people for their identity number', () => {
  expect(names(1)).toContain('credit_code');
  expect(names(1)).not.toContain('identity_number');
  expect(names(2)).toContain('identity_number');
  expect(names(2)).not.toContain('credit_code');
  // An invalid kind is refused at the field `applicant_kind`.
  const checked = checkRecord(applicantForm('application', 7), { applicant_kind: 7 }, 'add', 'zh');
  expect(checked.ok ? [] : checked.problems.map(({ path }) => path)).toContain('applicant_kind');
  expect(applicantForm('application', 2)).toBe(applicantForm('application', 2));
});

it('shows an applicant everything but who reviewed it, personal data masked', () => {
  const shown = maskedSubmission('application', row);
  expect(shown).toMatchObject({
    applicant_name: '王**',
    contact_name: '王**',
    identity_number: '110105********002X',
    phone_number: '139****0002',
    project_name: '江都商贸城',
    review_opinion: '请补充',
  });
  expect(Object.keys(applicantView('application').fields)).not.toContain('reviewer_id');
  expect(Object.keys(applicantView('application', 2).fields)).not.toContain('credit_code');
  expect(shown).not.toHaveProperty('reviewer_id');
  expect(maskedSubmission('application', { ...row, applicant_kind: 1, applicant_name: '江都建设' })).toMatchObject({
    applicant_name: '江都建设',
  });
});

it('begins a correction without what has to be said again', () => {
  const values = correctionOf('application', row);
  expect(values).toMatchObject({ applicant_kind: 2, project_name: '江都商贸城', attachments: row.attachments });
  for (const name of ['applicant_name', 'identity_number', 'contact_name', 'phone_number', 'review_opinion', 'status'])
    expect(values).not.toHaveProperty(name);
});
