import { GongdiError } from '@gongdi/domain';
import { describe, expect, it } from 'vitest';
import { inspect } from './inspect.ts';
import { JPEG, PDF, PNG } from './testing.ts';

const text = (value: string) => new TextEncoder().encode(value);
const refusal = async (bytes: Uint8Array, name: string): Promise<string> => {
  try {
    await inspect(bytes, name);
    return 'taken';
  } catch (error) {
    if (!(error instanceof GongdiError)) throw error;
    expect(error.entry).toBe('unsupportedType');
    return error.label.zh;
  }
};

describe('inspect', () => {
  it('takes what is as it says', async () => {
    expect(await inspect(PNG, '塔吊 .png')).toMatchObject({ name: '塔吊 .png', type: { mime: 'image/png' } });
    expect(await inspect(JPEG, 'x.JPEG')).toMatchObject({ type: { mime: 'image/jpeg' } });
    expect(await inspect(PDF, 'x.pdf')).toMatchObject({ type: { major: 'document' } });
    expect(await inspect(text('姓名,工种\n陈,钢筋工'), '花名册.csv')).toMatchObject({ type: { mime: 'text/csv' } });
    // 工地 in GBK
    expect(await inspect(new Uint8Array([0xb9, 0xa4, 0xb5, 0xd8]), 'a.txt')).toMatchObject({ name: 'a.txt' });
  });

  it('refuses other content than the name says', async () => {
    const wrong = '文件格式不合法! 文件内容与扩展名';
    expect(await refusal(PNG, 'x.jpg')).toContain(wrong);
    expect(await refusal(JPEG, 'x.pdf')).toContain(wrong);
    expect(await refusal(text('MZ\u0090\0\u0003'), 'photo.png')).toContain(wrong);
    expect(await refusal(text('just words'), 'x.png')).toContain(wrong);
    expect(await refusal(PNG, 'x.txt')).toContain(wrong);
  });

  it('refuses programs, pages and SVG by their names', async () => {
    for (const name of ['a.exe', 'a.svg', 'a.html', 'a.htm', 'a.js', 'a.png.exe', 'a.php', 'a', '.png', '..', ''])
      expect(await refusal(PNG, name), name).toContain('文件格式不合法! 不支持该类型的文件');
  });

  it('refuses pages and SVG that come as text or as a document', async () => {
    for (const page of [
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      '\ufeff  <!DOCTYPE html><script>alert(1)</script>',
      'a,b\n<script>alert(1)</script>',
    ])
      for (const name of ['x.txt', 'x.csv', 'x.pdf', 'x.png'])
        expect(await refusal(text(page), name), name).toContain('文件格式不合法!');
  });

  it('goes by the first kind of a file that is two at once', async () => {
    const polyglot = new Uint8Array([...PNG, ...text('<script>alert(1)</script>')]);
    // The file is a picture and is only ever served as one.
    expect(await inspect(polyglot, 'x.png')).toMatchObject({ type: { mime: 'image/png' } });
    for (const name of ['x.txt', 'x.pdf', 'x.zip']) expect(await refusal(polyglot, name)).toContain('不合法');
    const page = new Uint8Array([...text('<html>'), ...PDF]);
    expect(await refusal(page, 'x.pdf')).toContain('不合法');
  });

  it('survives what breaks off', async () => {
    for (const start of [[0x50, 0x4b, 3, 4], [0x89, 0x50, 0x4e, 0x47], [0xff, 0xd8], [0]])
      expect(await refusal(new Uint8Array(start), 'x.docx')).toContain('不合法');
  });
});
