import { join } from 'node:path';
import { at } from '../../../scripts/lib/root.mjs';
import { loadSource } from '../../../scripts/lib/load-source.mjs';
import { firstLoad, readyTimes } from '../support/first-load.mjs';
import { median } from '../support/measure.mjs';
import { addModules } from '../support/synthetic-modules.mjs';

/** The number of modules that the product is planned to have, and the number of fields of a rather large one. */
const [MODULES, FIELDS] = [200, 20];
const ROUNDS = 9;
const TAG = 'gd-console';
const VITE = at('node_modules/vite/bin/vite.js');

/** Builds a copy of this tree with and without many more modules, and measures both. */
async function compared(measure) {
  const { copyOfTree } = await loadSource('tests/house/copy.ts');
  const copy = copyOfTree();
  try {
    const app = join(copy.folder, 'packages/elements/dist/app');
    const built = () => {
      copy.node(['scripts/generate.mjs']);
      copy.node([VITE, 'build', '--logLevel', 'warn', '--config', 'packages/elements/vite.config.ts']);
      return measure(app);
    };
    const without = await built();
    addModules(copy.folder, MODULES, FIELDS);
    return { without, many: await built() };
  } finally {
    copy.remove();
  }
}

export const rows = [
  {
    /** The size of what a console loads before it is ready: the increase with 200 modules. */
    id: 'growth-bytes',
    unit: 'KB (1,000) brotli',
    hold: 1.76,
    better: 'lower',
    async run() {
      const { without, many } = await compared((app) => firstLoad(TAG, undefined, app));
      const value = Math.round((many.value - without.value) * 100) / 100;
      return { value, detail: { without: without.value, many: many.value, modules: MODULES, fields: FIELDS } };
    },
  },
  {
    /** The time until a console is ready, with 200 more modules against none. */
    id: 'growth-start',
    unit: 'ratio',
    hold: 1.19,
    better: 'lower',
    async run() {
      const { without, many } = await compared(async (app) => median(await readyTimes(TAG, ROUNDS, app)));
      return {
        value: Math.round((many / without) * 100) / 100,
        detail: { without_ms: without, many_ms: many, rounds: ROUNDS },
      };
    },
  },
];
