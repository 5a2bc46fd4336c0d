import { PASSAGE_DIRECTION, PASSAGE_JUDGED, PASSAGE_OUTCOME, PASSAGE_REASON, PASSAGE_WAY } from '@gongdi/domain';

/** A person of the demo, as the passages follow from him. */
export interface DemoPerson {
  staff_id: string;
  team_id: string | null;
  unit_id: string | null;
  from: string;
  /** Last day on site. */
  to: string;
  /** Works at night in these days. */
  nights: readonly [from: string, to: string] | null;
}

export interface DemoPassage {
  staff_id: string | null;
  team_id: string | null;
  unit_id: string | null;
  at: number;
  direction: number;
  outcome: number;
  judged: number;
  way: number;
  reason: number | null;
  reason_text: string | null;
  credential: string | null;
}

const DAY = 86_400_000;
const MINUTE = 60_000;
/** Sites of the demo are in China. */
const ZONE = 8 * 3_600_000;

/** A number from 0 to 1 that is always the same for the same numbers. */
function chance(...of: number[]): number {
  let state = 2_166_136_261;
  for (const one of of) state = Math.imul(state ^ (one + 0x9e37), 16_777_619);
  state = Math.imul(state ^ (state >>> 15), 2_246_822_507);
  state = Math.imul(state ^ (state >>> 13), 3_266_489_909);
  return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32;
}

/** Minutes of a day around a time of it. */
const around = (minutes: number, spread: number, ...of: number[]): number =>
  minutes + (chance(...of) + chance(...of, 1) - 1) * spread;

/**
 * Passages of the people of a project, in their order: days with a break at noon, Sundays off for most, some nights,
 * and what happens on sites: days away, a way out through the side door, two readings of one entry.
 */
export function demoPassages(project: number, people: readonly DemoPerson[], until: number): DemoPassage[] {
  const found = people.flatMap((person, index) => passagesOf(project, person, index, until));
  for (let day = 0; day < 12; day += 1) {
    const at = until - day * 7 * DAY - Math.round(around(30, 25, project, day) * MINUTE);
    found.push({ ...STRANGER, at, credential: `…${String(1000 + Math.floor(chance(project, day, 7) * 8999))}` });
  }
  return found.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
}

const STRANGER: Omit<DemoPassage, 'at'> = {
  staff_id: null,
  team_id: null,
  unit_id: null,
  direction: PASSAGE_DIRECTION.in,
  outcome: PASSAGE_OUTCOME.refused,
  judged: PASSAGE_JUDGED.agrees,
  way: PASSAGE_WAY.card,
  reason: PASSAGE_REASON.unknown,
  reason_text: '设备：名单中没有此卡',
  credential: null,
};

function passagesOf(project: number, person: DemoPerson, index: number, until: number): DemoPassage[] {
  const { staff_id, team_id, unit_id } = person;
  const rows: DemoPassage[] = [];
  const pass = (midnight: number, minutes: number, direction: number): void => {
    rows.push({
      staff_id,
      team_id,
      unit_id,
      direction,
      at: midnight + Math.round(minutes * 60) * 1000,
      outcome: PASSAGE_OUTCOME.passed,
      judged: PASSAGE_JUDGED.agrees,
      way: index % 4 === 3 ? PASSAGE_WAY.card : PASSAGE_WAY.face,
      reason: null,
      reason_text: null,
      credential: null,
    });
  };
  const { in: IN, out: OUT } = PASSAGE_DIRECTION;
  for (let midnight = Date.parse(`${person.from}T00:00:00Z`) - ZONE; midnight < until; midnight += DAY) {
    const date = new Date(midnight + ZONE).toISOString().slice(0, 10);
    if (date > person.to) break;
    const seed = [project, index, Math.round((midnight + ZONE) / DAY)];
    const isSunday = new Date(midnight + ZONE).getUTCDay() === 0;
    if (chance(...seed, 1) < (isSunday ? 0.8 : 0.05)) continue;
    if (person.nights && date >= person.nights[0] && date <= person.nights[1]) {
      pass(midnight, around(1190, 15, ...seed, 2), IN);
      pass(midnight, around(1440 + 365, 15, ...seed, 3), OUT);
      continue;
    }
    const late = chance(...seed, 4) < 0.04 ? 35 : 0;
    const begins = around(435, 14, ...seed, 5) + late;
    // Some come in by the side door, and some go out by it.
    if (chance(...seed, 6) > 0.012) pass(midnight, begins, IN);
    if (chance(...seed, 7) < 0.01) pass(midnight, begins + 0.3, IN);
    if (index % 2 === 0) {
      pass(midnight, around(695, 7, ...seed, 8), OUT);
      pass(midnight, around(790, 14, ...seed, 9), IN);
    }
    if (chance(...seed, 10) > 0.025) pass(midnight, around(1090, 22, ...seed, 11), OUT);
  }
  return rows;
}
