import { compare, inRepository, wallOfNode } from '../support/measure.mjs';

const ROUNDS = 30;
const program = inRepository('cli/dist/gongdi.js');

/** The start time of a command: `gongdi --version` against a Node that does nothing; wall time. */
export const row = {
  id: 'cli-start',
  unit: 'ratio',
  hold: 1.28,
  better: 'lower',
  async run() {
    const { ratio, ours, peer } = await compare(
      ROUNDS,
      () => wallOfNode([program, '--version']),
      () => wallOfNode(['-e', '0']),
    );
    return { value: ratio, detail: { gongdi_ms: ours, node_ms: peer, rounds: ROUNDS } };
  },
};
