import { expect, it } from 'vitest';
import { earlyDefinitions, namedByText } from './late-definitions.ts';

const found = (text: string, file = 'packages/widgets/src/console/frame/a.tsx') =>
  earlyDefinitions([{ file, text }]).length;

it('finds what reads definitions that may not be there', () => {
  expect(found("import { findResource } from '@gongdi/domain';")).toBe(1);
  expect(found("import {\n  fill,\n  allResources,\n} from '@gongdi/domain';")).toBe(1);
  expect(found("import { MAIN_MENU } from '@gongdi/domain';", 'packages/elements/src/a.ts')).toBe(1);
  expect(found("import { dictionaries } from '@gongdi/domain';")).toBe(1);
});

it('leaves alone what asks for them first, tests, other rooms, and what is shown when all are there', () => {
  expect(found("import { loadResource } from '@gongdi/domain';\nconst findResource = 1;")).toBe(0);
  expect(found("import { findResource } from '@gongdi/domain';", 'packages/widgets/src/a.test.ts')).toBe(0);
  expect(found("import { findResource } from '@gongdi/domain';", 'packages/server/src/a.ts')).toBe(0);
  expect(
    found("import { MAIN_MENU } from '@gongdi/domain';", 'packages/widgets/src/kit/detail/permission-lines.tsx'),
  ).toBe(0);
});

it('finds dictionaries that are named by a text', () => {
  const named = (text: string, file = 'packages/widgets/src/console/frame/a.tsx') =>
    namedByText([{ file, text }]).length;
  expect(named("const STATUS = { kind: 'code', dict: 'trade' };")).toBe(1);
  expect(named("const { entries } = useDictionaries().of('trade');")).toBe(1);
  expect(named("dictionaries.of('trade')")).toBe(1);
  expect(named("dictionaryOf('trade').entries")).toBe(1);
  expect(named('dictionaries.of(trade.dict_type)')).toBe(0);
  expect(named("dictionaryOf('trade')", 'packages/server/src/a.ts')).toBe(0);
});
