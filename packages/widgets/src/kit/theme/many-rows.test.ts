import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { ROW_REPAIRS } from '../../../build/many-rows.ts';
import { repair } from '../../../build/repair.ts';

const modules = createRequire(import.meta.url)
  .resolve('antd/package.json')
  .replace(/antd.package\.json$/, '');

const files = [...new Set(ROW_REPAIRS.map(({ file }) => file))];

test.each(files)('%s is repaired in the installed version', (file) => {
  const code = readFileSync(modules + file, 'utf8');
  const repaired = repair(ROW_REPAIRS, `${modules}${file}?v=1`, code, 'many-rows');
  for (const { to } of ROW_REPAIRS.filter((one) => one.file === file)) expect(repaired).toContain(to);
  expect(() => repair(ROW_REPAIRS, modules + file, 'export default {}', 'many-rows')).toThrow(file);
});
