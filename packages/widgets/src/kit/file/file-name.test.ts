import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

const given = (disposition?: string) =>
  fileNameOf(new Headers(disposition ? { 'content-disposition': disposition } : {}), '项目.xlsx');

it('takes the name of the answer, the international form first', () => {
  expect(given(`attachment; filename="x.xlsx"; filename*=UTF-8''%E9%A1%B9%E7%9B%AE_2026.xlsx`)).toBe('项目_2026.xlsx');
  expect(given('attachment; filename="projects.xlsx"')).toBe('projects.xlsx');
});

it('falls back when there is none that can be read, and never takes a folder', () => {
  expect([given(), given('inline'), given("attachment; filename*=UTF-8''%E9%A")]).toEqual([
    '项目.xlsx',
    '项目.xlsx',
    '项目.xlsx',
  ]);
  expect(given(`attachment; filename*=UTF-8''..%2F..%2Fx.xlsx`)).toBe('x.xlsx');
});
