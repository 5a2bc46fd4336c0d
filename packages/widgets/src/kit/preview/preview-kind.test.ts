import { expect, it } from 'vitest';
import { previewKind } from './preview-kind.ts';

it('goes by the type of a file whose name does not tell', () => {
  expect(previewKind({ name: '区域图纸', type: 'image/*' })).toBe('image');
  expect(previewKind({ name: '方案.pdf', type: 'image/png' })).toBe('link');
  expect(previewKind({ name: '区域图纸' })).toBe('link');
});
