import { checkRecord, dictionaryOf, questionreply, type AnyResource } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { QUESTIONS } from './demo-questions.ts';
import { recordOf } from './demo.ts';

const records = QUESTIONS.map((_, index) => recordOf(index));

it('has questions of months, in every state, that pass the check of the form', () => {
  for (const record of records) {
    const { question_title, question_number, question_kind, question_subject, project_id, content } = record;
    const { asker_id, answerer_id, deadline } = record;
    const asked = { question_title, question_number, question_kind, question_subject, project_id, content };
    expect(
      checkRecord(questionreply as unknown as AnyResource, { ...asked, asker_id, answerer_id, deadline }, 'add', 'zh'),
    ).toMatchObject({ ok: true });
  }
  const states = dictionaryOf('enquiry_status').entries.map(({ value }) => value);
  expect(new Set(records.map(({ status }) => status))).toEqual(new Set(states));
  expect(QUESTIONS[0]!.ago - QUESTIONS.at(-1)!.ago).toBeGreaterThan(120);
});

it('has nothing that was answered or closed after the moment of the demo, and answers where the state says so', () => {
  for (const { ago, answered = 0, closed = 0 } of QUESTIONS) expect(ago - answered - closed).toBeGreaterThanOrEqual(0);
  for (const { status, answer } of QUESTIONS) expect(answer !== undefined).toBe([2, 3, 4].includes(status));
});
