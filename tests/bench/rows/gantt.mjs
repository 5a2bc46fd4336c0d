import { withGantts } from '../support/gantt-page.mjs';
import { compare } from '../support/measure.mjs';

/** frappe-gantt needs seconds for one. */
const ROUNDS = { frappe: 3, svar: 3 };
const HOLD = { frappe: 0.5, svar: 0.7 };

const rounded = (value) => Math.round(value * 100) / 100;

/**
 * A plan of 5,000 tasks and 8,850 links, on one page each: opening it (ours calculates its dates meanwhile, the peers
 * are given them), and drawing a bar by 30 moves of the mouse (ours calculates the plan anew for each, the peers move
 * the bar). CPU time of the page's thread.
 */
const rowOf = (what, peer) => ({
  id: peer === 'svar' ? `gantt-${what}` : `gantt-${what}-${peer}`,
  unit: 'ratio',
  hold: HOLD[peer],
  better: 'lower',
  run: () =>
    withGantts(peer, async (ours, theirs) => {
      const { ratio, ours: own, peer: other } = await compare(ROUNDS[peer], ours[what], theirs[what]);
      return {
        value: rounded(ratio),
        detail: { measure: 'cpu', peer, rounds: ROUNDS[peer], ours_ms: rounded(own), peer_ms: rounded(other) },
      };
    }),
});

export const rows = ['open', 'drag'].flatMap((what) => ['svar', 'frappe'].map((peer) => rowOf(what, peer)));
