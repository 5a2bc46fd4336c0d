import { describe, expect, it } from 'vitest';
import { blanksIn, plainAnswer, plainQuestion, QUESTION, questionProblems, settleQuestion } from './question.ts';

describe('plainQuestion', () => {
  it.each([
    ['1、安全帽的 有效期是( )年?', '安全帽的有效期是（　）年？'],
    ['12. 安全帽的有效期是（  ）年？', '安全帽的有效期是（　）年？'],
    ['１５０ｍ 以上属于', '150m以上属于'],
    ['1.5 m 以上的坑槽须设（）,对吗', '1.5 m以上的坑槽须设（　），对吗'],
    ['灭火器的 PASS 法第一步是______', '灭火器的PASS法第一步是____'],
    ['Who may work at height?', 'Who may work at height?'],
  ])('%s', (text, plain) => {
    expect(plainQuestion(text)).toBe(plain);
    expect(plainQuestion(plain)).toBe(plain);
  });
});

it.each([
  [QUESTION.single, ' b ', 'B'],
  [QUESTION.multiple, 'd、a，c', 'ACD'],
  [QUESTION.multiple, 'AAB', 'AB'],
  [QUESTION.judgement, '√', '正确'],
  [QUESTION.judgement, '错', '错误'],
  [QUESTION.judgement, '大概', '大概'],
  [QUESTION.blank, '2 ; 两|二', '2；两|二'],
])('writes an answer in one form: %s %s', (type, given, plain) => expect(plainAnswer(type, given)).toBe(plain));

it('counts blanks of both forms', () => expect(blanksIn(plainQuestion('先( )后___，再（ ）'))).toBe(3));

describe('questionProblems', () => {
  const choice = { question: '高处作业从几米起', option_a: '1', option_b: '2', question_type: 1, answer: 'B' };
  const paths = (record: Record<string, unknown>) => questionProblems(settleQuestion(record)).map(({ path }) => path);
  it.each([
    [{}, []],
    [{ answer: 'C' }, ['answer']],
    [{ answer: 'AB' }, ['answer']],
    [{ option_b: '' }, ['option_a']],
    [{ option_b: '1' }, ['option_b']],
    [{ option_b: '', option_c: '3' }, ['option_b']],
    [{ question_type: 2 }, ['answer']],
    [{ question_type: 2, answer: 'AB' }, []],
    [{ question_type: 3, answer: '对' }, []],
    [{ question_type: 3, answer: 'C' }, ['answer']],
    [{ question_type: 4, answer: '2' }, ['question']],
    [{ question_type: 4, question: '从（）米起，须（）', answer: '2' }, ['answer']],
    [{ question_type: 4, question: '从（）米起，须（）', answer: '2；系安全带|挂安全带' }, []],
  ])('%o', (change, wrong) => expect(paths({ ...choice, ...change })).toEqual(wrong));

  it('takes the options from questions that have none', () => {
    expect(settleQuestion({ ...choice, question_type: 3, answer: '对' })).toMatchObject({
      option_a: null,
      answer: '正确',
    });
  });
});
