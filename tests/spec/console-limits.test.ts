import { ERROR_TOAST, IMPORT_MODES, LOGOUT_CODES, REFERENCE_LIMIT, resourceCalls } from '@gongdi/api';
import { DEFAULT_PAGE_SIZE, ERRORS, field, metaOf, pageQuery, projectmanage, querySchemaOf } from '@gongdi/domain';
import { expect, test } from 'vitest';

const label = { zh: '附件', en: 'Files' };

// [section, subject, value in the product, value in the specification]
const SAID: readonly (readonly [section: string, what: string, ours: unknown, expected: unknown])[] = [
  ['9', 'a list begins at page 1 with 10 records', pageQuery.parse({}), { page: 1, page_size: 10 }],
  ['9', 'the default size of a page in lists', DEFAULT_PAGE_SIZE, 10],
  ['9', 'a page may hold what points are asked for', pageQuery.parse({ page_size: 999 }).page_size, 999],
  ['9', 'the project selector loads 500', REFERENCE_LIMIT, 500],
  ['9', 'uploads of files: 3 by default', metaOf(field.files({ label })).maxCount, 3],
  ['9', 'uploads of pictures: 3 by default', metaOf(field.image({ label })).maxCount, 3],
  ['8', 'an error toast stays 5000 ms', ERROR_TOAST, 5000],
  ['8', 'what logs out', LOGOUT_CODES, new Set([401, 403, 501, 504, 505])],
  ['8', 'no session', ERRORS.noSession.message.zh, '无效的登录状态, 请重新登录'],
  ['8', 'no data', ERRORS.notFound.message.zh, '数据不存在!'],
  ['5', 'a wrong type of file', ERRORS.unsupportedType.message.zh, '文件格式不合法!'],
  ['5', 'a file too large', ERRORS.tooLarge.message.zh, '文件大小超出限制!'],
  ['4', 'modes of an import', IMPORT_MODES, { overwrite: 1, append: 2 }],
];

test.each(SAID)('console %s: %s', (_section, _what, ours, expected) => expect(ours).toEqual(expected));

test('console 3: projects are searched by name, number, begin, end, page and page size', () => {
  const names = Object.keys(querySchemaOf(projectmanage).shape);
  for (const name of ['project_name', 'third_number', 'begin_time', 'end_time', 'page', 'page_size'])
    expect(names).toContain(name);
});

test('console 3: an import sends its file with type 1 or 2', () => {
  const form = resourceCalls(projectmanage).import!.input.form;
  const key = 'a-key-of-the-upload';
  expect([1, 2].map((type) => form.parse({ type, key }).type)).toEqual([1, 2]);
  for (const type of [0, 3, '', 'x']) expect(form.safeParse({ type, key }).success).toBe(false);
});

test('settled 2: nothing but the end of a session answers with what logs out', () => {
  const ending = Object.entries(ERRORS).filter(
    ([, { status, code }]) => LOGOUT_CODES.has(status) || LOGOUT_CODES.has(code),
  );
  expect(ending.map(([name]) => name)).toEqual(['noSession', 'sessionRevoked']);
});
