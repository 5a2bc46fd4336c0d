import { lintRow } from '../support/lint.mjs';

/** `gongdi lint` over 1000 models of 30 nodes against the bpmnlint CLI, its rules only; wall time, two threads. */
export const row = {
  id: 'lint-1000',
  unit: 'ratio',
  hold: 0.255,
  better: 'lower',
  run: () => lintRow({ count: 1000, nodes: 30, rounds: 3, measure: 'wall' }),
};
