import { describe, expect, it } from 'vitest';
import { acceptedExtensions, extensionOf, FILE_TYPES, fileTypeOf, isAccepted } from './file-types.ts';
import { filesIn } from './file-item.ts';
import { safeFileName } from './file-name.ts';

describe('types of files', () => {
  it('goes by the last extension', () => {
    expect(['图纸.PDF', 'a.png.exe', 'tar.gz', '.png', 'png', 'a.'].map(extensionOf)).toEqual([
      'pdf',
      'exe',
      'gz',
      '',
      '',
      '',
    ]);
  });

  it('takes nothing that a browser or a system would run', () => {
    for (const bad of [
      'svg',
      'html',
      'htm',
      'xml',
      'exe',
      'js',
      'bat',
      'com',
      'sh',
      'jar',
      'apk',
      'docm',
      'lnk',
      'php',
    ])
      expect(fileTypeOf(`a.${bad}`), bad).toBeUndefined();
    expect(FILE_TYPES.map((one) => one.mime).join()).not.toMatch(/svg|html|xml;|script/);
  });

  it('is allowed by extension or by major type', () => {
    expect(isAccepted('a.PNG', ['.png'])).toBe(true);
    expect(isAccepted('a.png', ['image'])).toBe(true);
    expect(isAccepted('a.png', ['image/*'])).toBe(true);
    expect(isAccepted('a.pdf', ['image'])).toBe(false);
    expect(isAccepted('a.pdf', [])).toBe(true);
    expect(isAccepted('a.svg', ['svg', 'image'])).toBe(false);
    expect(acceptedExtensions(['video', 'pdf'])).toEqual(['.mp4', '.mov', '.webm', '.pdf']);
  });
});

describe('names of files', () => {
  it('keeps what people write', () => {
    expect(safeFileName('施工组织设计（2026）v1.2.docx')).toBe('施工组织设计（2026）v1.2.docx');
  });

  it('takes out folders, controls, direction marks and what file systems refuse', () => {
    expect(safeFileName('../../etc/passwd')).toBe('passwd');
    expect(safeFileName('C:\\x\\人员.xlsx')).toBe('人员.xlsx');
    expect(safeFileName('a\u202Egnp.exe')).toBe('agnp.exe');
    expect(safeFileName('a\0b\r\n:c?.txt')).toBe('abc.txt');
    expect(safeFileName('..')).toBe('');
    expect(safeFileName(' .bashrc. ')).toBe('bashrc');
  });

  it('cuts long names and keeps the extension', () => {
    const name = safeFileName(`${'长'.repeat(300)}.pdf`);
    expect(Array.from(name)).toHaveLength(120);
    expect(name.endsWith('长.pdf')).toBe(true);
  });
});

it('finds the files of any value', () => {
  expect(filesIn({ id: 'a' })).toEqual([{ id: 'a' }]);
  expect(filesIn([{ id: 'a' }, { id: 'b' }])).toHaveLength(2);
  expect([filesIn(null), filesIn(undefined), filesIn('a'), filesIn([1, null])]).toEqual([[], [], [], []]);
});
