import { calls } from '@gongdi/api';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from './answer.ts';
import { failureOf } from './failures.ts';
import { languageOf } from './language.ts';
import { refuseInsane } from './sane.ts';
import { codingOf } from './static-file.ts';

describe('an answer in tests', () => {
  const answer = { token: 't', serial_token_number: 's', ent_types: [1000] };
  it('passes as the contract says', () => expect(() => checkAnswer(calls.user.login, answer)).not.toThrow());
  it('fails with a field that the contract does not know, at any depth', () => {
    expect(() => checkAnswer(calls.user.login, { ...answer, password_hash: 'x' })).toThrow('user.login');
    expect(() =>
      checkAnswer(calls.workflow.taskList, [
        {
          id: 'a',
          name: 'b',
          definition_key: 'c',
          result: 1,
          reason: null,
          assignee_user: { id: 'x', nickname: 'y', phone_number: '13800138000' },
          create_time: '',
          end_time: null,
        },
      ]),
    ).toThrow('task.list');
  });
  it('fails with a wrong type', () => expect(() => checkAnswer(calls.user.login, { ...answer, token: 7 })).toThrow());
});

describe('insane input', () => {
  it.each([['a\0b'], [{ a: ['\ud800'] }], [{ 'k\0': 1 }]])('is %j', (input) =>
    expect(() => refuseInsane(input)).toThrow(),
  );
  it('is nesting without end', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(() => refuseInsane(deep)).toThrow();
  });
  it('is not what people write', () => {
    expect(() => refuseInsane({ a: '𠮷 👷‍♀️\n', b: [1, null, { c: 'x' }] })).not.toThrow();
  });
});

describe('a thrown thing', () => {
  it.each([
    [new Error('x'), 'internal'],
    ['x', 'internal'],
    [null, 'internal'],
    [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 'unavailable'],
    [new Error('Client has encountered a connection error and is not queryable'), 'unavailable'],
    [Object.assign(new Error('x'), { code: '57014' }), 'unavailable'],
    [Object.assign(new Error('x'), { code: '53300' }), 'unavailable'],
    [Object.assign(new Error('x'), { code: '22003' }), 'invalid'],
    [Object.assign(new Error('x'), { code: '22021' }), 'badRequest'],
    [Object.assign(new Error('x'), { statusCode: 418 }), 'badRequest'],
    [Object.assign(new Error('x'), { statusCode: 413 }), 'tooLarge'],
    [Object.assign(new Error('x'), { statusCode: 501 }), 'internal'],
  ])('%s becomes %s', (error, entry) => expect(failureOf(error).entry).toBe(entry));
});

it.each([
  [undefined, 'zh'],
  ['', 'zh'],
  ['*', 'zh'],
  ['zh-TW', 'zh'],
  ['en;q=0.8, zh', 'en'],
  ['fr', 'en'],
])('Accept-Language %s reads %s', (header, lang) => expect(languageOf(header)).toBe(lang));

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['deflate', 'identity'],
])('Accept-Encoding %s gets %s', (header, coding) => expect(codingOf(header)).toBe(coding));
