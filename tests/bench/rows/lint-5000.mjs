import { lintRow } from '../support/lint.mjs';

/** `gongdi lint` over one model of 5000 nodes against the bpmnlint CLI, its rules only; CPU time. */
export const row = {
  id: 'lint-5000',
  unit: 'ratio',
  hold: 0.42,
  better: 'lower',
  run: () => lintRow({ count: 1, nodes: 5000, rounds: 7, measure: 'cpu' }),
};
