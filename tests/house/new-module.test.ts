import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyOfTree, type Copy } from './copy.ts';

/** A module is added to a copy of the tree as docs/adding.md describes, without a change of any existing file. */
let copy: Copy | undefined;
const VITEST = 'node_modules/vitest/vitest.mjs';
const BUILD = "import { build } from './scripts/lib/build.mjs'; await build({ force: true });";

afterAll(() => copy?.remove());

// Takes some minutes.
it('a module is files of its own: it builds, starts and works, and nothing else changes', () => {
  const house = (copy = copyOfTree());
  const named = ['weather/siteVisit', '--zh', '现场踏勘', '--en', 'Site visits'];
  house.node(['scripts/new.mjs', 'module', ...named, '--with', 'steps,call,room,screen,demo,log']);
  const group = join(house.folder, 'packages/domain/src/modules/weather/group.ts');
  writeFileSync(group, readFileSync(group, 'utf8').replace("zh: '现场踏勘'", "zh: '天气'"));
  house.node(['scripts/migration.mjs', 'site-visit']);
  const golden = ['--project', 'tests', 'tests/golden', '-t', 'changed unnoticed'];
  house.node([VITEST, 'run', ...golden], { GONGDI_GOLDEN: 'write' });
  house.node(['scripts/reference.mjs']);
  house.node(['--input-type=module', '-e', BUILD]);
  const { added, changed } = house.changes();
  expect(changed.filter((file) => !isGenerated(file))).toEqual([]);
  expect(added.filter((file) => !isGenerated(file))).toEqual([
    'packages/api/src/calls/site-visit.ts',
    'packages/domain/src/modules/weather/group.ts',
    'packages/domain/src/modules/weather/siteVisit/dictionary.ts',
    'packages/domain/src/modules/weather/siteVisit/grants.ts',
    'packages/domain/src/modules/weather/siteVisit/log.ts',
    'packages/domain/src/modules/weather/siteVisit/menu.ts',
    'packages/domain/src/modules/weather/siteVisit/resource.ts',
    expect.stringMatching(/^packages\/server\/migrations\/\d+_site-visit\.sql$/),
    'packages/server/src/modules/weather/siteVisit/demo.ts',
    'packages/server/src/modules/weather/siteVisit/room.ts',
    expect.stringMatching(/^packages\/server\/src\/store\/fixtures\/upgrades\/\d+_site-visit\.sql$/),
    'packages/widgets/src/console/modules/weather/icon.tsx',
    'packages/widgets/src/console/modules/weather/siteVisit/count-panel.tsx',
    'packages/widgets/src/console/modules/weather/siteVisit/screen.tsx',
    'packages/widgets/src/console/modules/weather/siteVisit/text.ts',
  ]);
  const words =
    "import { logActions } from '@gongdi/domain'; console.log(logActions({}).map(({ label }) => label.zh).join());";
  expect(house.node(['--input-type=module', '-e', words])).toContain('提醒现场踏勘');
  const own = 'tests/browser/new-module/site-visit.test.ts';
  copyFileSync(join(house.folder, own.replace('.test.ts', '.ts')), join(house.folder, own));
  expect(house.node([VITEST, 'run', '--project', 'browser', own])).toContain('2 passed');
}, 900_000);

/** Returns whether npm run generate, golden, reference or migration writes the file. */
function isGenerated(file: string): boolean {
  return (
    /\/generated\//.test(file) ||
    file.startsWith('tests/golden/files/') ||
    file.startsWith('packages/server/migrations/snapshot/') ||
    file.startsWith('docs/modules/') ||
    file === 'docs/calls.md'
  );
}
