import { expect, it } from 'vitest';
import { checkFile, excessOf, type FileRules, type RefusedFile } from './file-rules.ts';
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

it('says what the specification words', async () => {
  expect(await refusal(file('a.png'), { accept: ['pdf'] })).toEqual(['type', '文件格式不合法!']);
  expect(await refusal(file('a.svg'))).toEqual(['type', '文件格式不合法!']);
  expect(await refusal(file('a.png', 2049), { maxSize: 2 })).toEqual(['size', '文件大小超出限制!']);
  expect(await refusal(file('a.png'), { beforeUpload: () => false })).toEqual([-1, '文件不合法']);
  expect(await refusal(file('a.png'), { beforeUpload: () => Promise.reject(new Error('x')) })).toEqual([
    -1,
    '文件不合法',
  ]);
});

it('lets pass what is allowed, a KB having 1024 bytes', async () => {
  expect(await refusal(file('a.PNG', 2048), { accept: ['image'], maxSize: 2, beforeUpload: () => true })).toBeNull();
});

it('counts what is there already', () => {
  expect(excessOf(2, 1, { maxCount: 3 }, zh)).toBeNull();
  expect(excessOf(3, 1, { maxCount: 3 }, zh)).toBe('文件数量超出了限制：3');
});
