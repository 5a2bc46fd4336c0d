import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedTerminal } from '../support/installed.mjs';
import { compare, inRepository, wallOfNode } from '../support/measure.mjs';
import { readFileSync } from 'node:fs';

const ROUNDS = 20;

/**
 * The first thing that a new user sees: the installed program without arguments, in a folder with a model, against a
 * Node that does nothing; wall time. npx itself is npm, and its own time is in the detail.
 */
export const row = {
  id: 'npx-start',
  unit: 'ratio',
  hold: 2.5,
  better: 'lower',
  async run() {
    const { folder } = await installedTerminal();
    writeFileSync(join(folder, 'leave.bpmn'), readFileSync(inRepository('packages/bpmn/fixtures/camunda-leave.bpmn')));
    process.chdir(folder);
    const program = join(folder, 'node_modules/gongdi/bin/gongdi.js');
    const { ratio, ours, peer } = await compare(
      ROUNDS,
      () => wallOfNode([program]),
      () => wallOfNode(['-e', '0']),
    );
    const since = performance.now();
    spawnSync('npx', ['--no-install', 'gongdi'], { cwd: folder });
    const npx = Math.round(performance.now() - since);
    return { value: ratio, detail: { gongdi_ms: ours, node_ms: peer, with_npx_ms: npx, rounds: ROUNDS } };
  },
};
