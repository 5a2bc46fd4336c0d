import { expect, it } from 'vitest';
import { earlyDefinitions } from './late-definitions.ts';

const found = (text: string, file = 'packages/widgets/src/console/frame/a.tsx') =>
  earlyDefinitions([{ file, text }]).length;

it('finds what reads definitions that may not be there', () => {
  expect(found("import { findResource } from '@gongdi/domain';")).toBe(1);
  expect(found("import {\n  fill,\n  allResources,\n} from '@gongdi/domain';")).toBe(1);
  expect(found("import { MAIN_MENU } from '@gongdi/domain';", 'packages/elements/src/a.ts')).toBe(1);
});

it('leaves alone what asks for them first, tests, other rooms, and what is shown when all are there', () => {
  expect(found("import { loadResource } from '@gongdi/domain';\nconst findResource = 1;")).toBe(0);
  expect(found("import { findResource } from '@gongdi/domain';", 'packages/widgets/src/a.test.ts')).toBe(0);
  expect(found("import { findResource } from '@gongdi/domain';", 'packages/server/src/a.ts')).toBe(0);
  expect(
    found("import { MAIN_MENU } from '@gongdi/domain';", 'packages/widgets/src/kit/detail/permission-lines.tsx'),
  ).toBe(0);
});
