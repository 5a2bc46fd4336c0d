import { lintRow } from '../support/lint.mjs';

/** `gongdi lint` over 100 models of 30 nodes against the bpmnlint CLI, its rules only; CPU time. */
export const row = {
  id: 'lint-100',
  unit: 'ratio',
  hold: 0.42,
  better: 'lower',
  run: () => lintRow({ count: 100, nodes: 30, rounds: 7, measure: 'cpu' }),
};
