import { schedulePlan } from '@gongdi/domain/schedule';
import { compare } from '../support/measure.mjs';
import { plainSchedule, schedulePlanOf } from '../support/schedules.mjs';

const ROUNDS = 41;
const TASKS = 5000;
/** One run is too short to be measured alone. */
const REPEATED = 10;

const timed = (work) => {
  const since = performance.now();
  for (let time = 0; time < REPEATED; time += 1) work();
  return (performance.now() - since) / REPEATED;
};

/**
 * The dates of a plan of 5,000 tasks: calendars with holidays, four kinds of links with lags, constraints, reported
 * work, both floats, summaries and checks. The peer reads the same tasks and links into typed arrays, puts them in
 * order and makes a plain forward and backward pass with finish-to-start links in plain numbers.
 */
export const row = {
  id: 'gantt-schedule',
  unit: 'ratio',
  hold: 3,
  better: 'lower',
  async run() {
    const plan = schedulePlanOf(TASKS);
    const ours = () => {
      const { schedule, problems } = schedulePlan(plan);
      if (!schedule) throw new Error(JSON.stringify(problems));
      if (!schedule.critical.includes(1)) throw new Error('nothing is critical');
    };
    const peer = () => {
      if (plainSchedule(plan).end <= 0) throw new Error('no end');
    };
    for (let time = 0; time < 30; time += 1) {
      ours();
      peer();
    }
    const {
      ratio,
      ours: own,
      peer: theirs,
    } = await compare(
      ROUNDS,
      () => timed(ours),
      () => timed(peer),
    );
    return {
      value: Math.round(ratio * 100) / 100,
      detail: {
        measure: 'wall',
        tasks: TASKS,
        links: plan.links.length,
        rounds: ROUNDS,
        ours_ms: own,
        peer_ms: theirs,
      },
    };
  },
};
