import { expect, it } from 'vitest';
import { checkFile, excessOf, rulesWithin, type FileRules, type RefusedFile } from './file-rules.ts';
import { hintOf } from './hint.ts';
import { zh } from './text/zh.ts';

const file = (name: string, size = 1) => new File([new Uint8Array(size)], name);
const refusal = async (given: File, rules: Partial<FileRules> = {}) => {
  try {
    await checkFile(given, { maxCount: 3, ...rules }, zh);
    return null;
  } catch (error) {
    const { code, message } = error as RefusedFile;
    return [code, message];
  }
};

it('console 5: refuses files in the words of the specification, a failed check of the caller with code -1', async () => {
  expect(await refusal(file('a.png'), { accept: ['pdf'] })).toEqual(['type', '文件格式不合法!']);
  expect(await refusal(file('a.svg'))).toEqual(['type', '文件格式不合法!']);
  expect(await refusal(file('a.png', 2049), { maxSize: 2 })).toEqual(['size', '文件大小超出限制!']);
  expect(await refusal(file('a.png'), { beforeUpload: () => false })).toEqual([-1, '文件不合法']);
  expect(await refusal(file('a.png'), { beforeUpload: () => Promise.reject(new Error('x')) })).toEqual([
    -1,
    '文件不合法',
  ]);
});

it('console 5: takes types by extension or major type, sizes in KB', async () => {
  expect(await refusal(file('a.PNG', 2048), { accept: ['image'], maxSize: 2, beforeUpload: () => true })).toBeNull();
});

it('console 5: warns when there are more files than the limit', () => {
  expect(excessOf(2, 1, { maxCount: 3 }, zh)).toBeNull();
  expect(excessOf(3, 1, { maxCount: 3 }, zh)).toBe('文件数量超出了限制：3');
});

it('allows no more than the installation does', async () => {
  const limit = 1024;
  expect(rulesWithin<Partial<FileRules>>({ maxCount: 1 }, limit)).toEqual({ maxCount: 1, maxSize: 1024 });
  expect(rulesWithin({ maxCount: 1, maxSize: 20 }, limit).maxSize).toBe(20);
  const rules = rulesWithin({ maxSize: 65_536 }, limit);
  expect(await refusal(file('a.png', 1024 * 1024 + 1), rules)).toEqual(['size', '文件大小超出限制!']);
  expect(await refusal(file('a.png', 1024 * 1024), rules)).toBeNull();
  expect(hintOf({ maxCount: 1, ...rules }, zh)).toContain('单个不超过 1 MB');
});
