import { lintRow } from '../support/lint.mjs';

/** Peak memory of `gongdi lint` over one model of 20,000 nodes, against the bpmnlint CLI; its rules only. */
export const row = {
  id: 'memory-20000',
  unit: 'ratio',
  hold: 0.77,
  better: 'lower',
  run: () => lintRow({ count: 1, nodes: 20_000, rounds: 3, measure: 'rss' }),
};
