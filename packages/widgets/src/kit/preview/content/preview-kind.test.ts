import { FILE_TYPES } from '@gongdi/domain';
import { expect, it } from 'vitest';
import { dialogWidthOf, previewKind } from './preview-kind.ts';

it('console 2.7: every accepted type is shown in some way', () => {
  const kinds: Record<string, string> = {};
  for (const { extension } of FILE_TYPES) {
    const kind = previewKind({ name: `a.${extension}` });
    kinds[kind] = kinds[kind] === undefined ? extension : `${kinds[kind]} ${extension}`;
  }
  expect(kinds).toEqual({
    image: 'png jpg jpeg gif webp bmp',
    video: 'mp4 mov webm',
    audio: 'mp3 wav',
    pdf: 'pdf',
    word: 'docx',
    sheet: 'xls xlsx csv',
    converted: 'doc ppt pptx',
    text: 'txt',
    drawing: 'dxf',
    foreign: 'dwg',
    link: 'zip rar 7z',
  });
});

it('console 9: pictures in a dialog of 420 px, videos in one of 80 %', () => {
  expect([dialogWidthOf('image'), dialogWidthOf('video')]).toEqual([420, '80%']);
});

it('goes by the type of a file whose name does not tell', () => {
  expect(previewKind({ name: '区域图纸', type: 'image/*' })).toBe('image');
  expect(previewKind({ name: '方案.pdf', type: 'image/png' })).toBe('pdf');
  expect(previewKind({ name: '区域图纸' })).toBe('link');
});
