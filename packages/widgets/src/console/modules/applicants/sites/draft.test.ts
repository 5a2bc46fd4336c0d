// @vitest-environment jsdom
import { applicantForm } from '@gongdi/domain';
import { beforeEach, expect, it } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './draft.ts';

const form = applicantForm('application', 2);
const NOW = 1_000_000_000_000;
const DAY = 86_400_000;
const typed = {
  applicant_kind: 2,
  applicant_name: '王海波',
  identity_number: '11010519491231002X',
  contact_name: '',
  attachments: [{ id: 'local:1' }],
};

beforeEach(() => localStorage.clear());

it('is kept for a week, without files and identity numbers', () => {
  keepDraft('jiangdu', 'application', form, typed, { applicant_kind: 1 }, NOW);
  expect(readDraft('jiangdu', 'application', NOW + 6 * DAY)).toEqual({ applicant_kind: 2, applicant_name: '王海波' });
  expect(localStorage.getItem('gongdi:draft:jiangdu:application')).not.toContain('11010519491231002X');
  expect(readDraft('jiangdu', 'application', NOW + 7 * DAY)).toBeUndefined();
  expect(readDraft('sipac', 'application', NOW)).toBeUndefined();
  expect(readDraft('jiangdu', 'person', NOW)).toBeUndefined();
});

it('is none when it says no more than a blank form, when it was dropped, and when it cannot be read', () => {
  keepDraft('jiangdu', 'application', form, { applicant_kind: 2 }, { applicant_kind: 1 }, NOW);
  keepDraft('jiangdu', 'application', form, { applicant_kind: 1 }, { applicant_kind: 1 }, NOW);
  expect(localStorage).toHaveLength(0);
  keepDraft('jiangdu', 'application', form, typed, {}, NOW);
  dropDraft('jiangdu', 'application');
  expect(readDraft('jiangdu', 'application', NOW)).toBeUndefined();
  localStorage.setItem('gongdi:draft:jiangdu:application', '{');
  expect(readDraft('jiangdu', 'application', NOW)).toBeUndefined();
});
