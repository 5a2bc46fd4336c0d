import { expect, it } from 'vitest';
import { keptRadios } from './kept-radios.ts';

const found = (text: string, file = 'packages/widgets/src/a/b.tsx') => keptRadios([{ file, text }]).length;

it("finds antd's Segmented outside of its wrapper", () => {
  expect(found("import { Button, Segmented } from 'antd';")).toBe(1);
  expect(found("import { Segmented } from 'antd';", 'packages/widgets/src/kit/radios/segmented.tsx')).toBe(0);
  expect(found("import { Segmented } from '../kit/radios/index.ts';\nimport { Button } from 'antd';")).toBe(0);
});
