import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { allResources } from '@gongdi/domain';
import { compare, scratch } from '../support/measure.mjs';
import { workbenchServer } from '../support/workbench-server.mjs';
import { syntheticResources } from '../support/synthetic-resources.mjs';

/** Number of modules beside those of the product, and number of fields of each. */
const COUNT = 200;
const FIELDS = 20;
/** Number of waiting records in each module. */
const WAITING = 200;
/** Number of calls in one measurement, and number of measurements of each side in turn. */
const CALLS = 20;
const ROUNDS = 15;

/**
 * The workbench call over HTTP, by a user who may list everything. One side has 200 more modules with waiting records,
 * each with its own table; the other side is the product alone. One server over one database serves both sides.
 */
export const row = {
  id: 'growth-workbench',
  unit: 'ratio',
  hold: 1.43,
  better: 'lower',
  async run() {
    const folder = scratch();
    // PostgreSQL then stores its data inside this folder, and both are removed together.
    chmodSync(folder, 0o755);
    const more = syntheticResources(COUNT, FIELDS);
    const server = await workbenchServer(join(folder, 'data'), {
      few: allResources(),
      many: [...allResources(), ...more],
    });
    try {
      await server.fill(more, WAITING);
      const measured = async (side) => {
        const since = performance.now();
        for (let call = 0; call < CALLS; call += 1) await server.ask(side);
        return (performance.now() - since) / CALLS;
      };
      const shown = { few: await server.ask('few'), many: await server.ask('many') };
      const broken = [...shown.few.attention, ...shown.many.attention].filter(({ total }) => total === null);
      if (shown.many.more === 0 || broken.length > 0) throw new Error(`nothing to compare: ${JSON.stringify(shown)}`);
      const { ratio, ours, peer } = await compare(
        ROUNDS,
        () => measured('many'),
        () => measured('few'),
      );
      const since = performance.now();
      const all = await server.ask('many', '?all=1');
      return {
        value: Math.round(ratio * 100) / 100,
        detail: {
          modules: COUNT,
          with_ms: Math.round(ours * 10) / 10,
          without_ms: Math.round(peer * 10) / 10,
          cards: `${shown.few.attention.length} → ${shown.many.attention.length} of ${shown.many.attention.length + shown.many.more}`,
          all_once_ms: Math.round((performance.now() - since) * 10) / 10,
          all_cards: all.attention.length,
        },
      };
    } finally {
      await server.stop();
    }
  },
};
