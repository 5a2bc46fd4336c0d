import { median } from '../support/measure.mjs';
import { openSearchDatabase, SCOPES } from '../support/search-database.mjs';

const ROWS = 5000;
/** A smaller number serves to try the row out. */
const KINDS = Number(process.env.GONGDI_BENCH_KINDS ?? 200);
const ROUNDS = 60;

/** Words of different frequency: in every name, in one of twenty, in one of thousands, in none. */
const WORDS = ['项目', '北京', '麒麟', '貔貅'];

/**
 * A search for a two-character word over 200 kinds of records with 5,000 records each, against the same search over one
 * kind. It uses the product's own code on the embedded PostgreSQL. The value is the worst of frequent, less frequent,
 * rare and absent words, each for a user who sees everything and for a user who sees one of 500 organisations.
 * Milliseconds for one search, without session and HTTP, because these cost the same on both sides.
 */
export const row = {
  id: 'growth-search',
  unit: 'ratio',
  hold: 2,
  better: 'lower',
  async run() {
    const sides = [];
    try {
      for (const kinds of [1, KINDS]) {
        const side = await openSearchDatabase();
        sides.push(side);
        await side.grow(kinds, ROWS);
      }
      const [one, many] = await measured(sides.map(({ find }) => find));
      const names = Object.keys(one);
      const ratios = names.map((name) => many[name] / one[name]);
      const detail = Object.fromEntries(names.map((name) => [name, `${round(one[name])} → ${round(many[name])} ms`]));
      return { value: round(Math.max(...ratios)), detail };
    } finally {
      for (const { database } of sides) await database.close();
    }
  },
};

/** Returns the times of each side. The sides take turns, so that other load of the machine meets both. */
async function measured(finds) {
  const results = finds.map(() => ({}));
  for (const scope of Object.keys(SCOPES))
    for (const word of WORDS) {
      const times = finds.map(() => []);
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [side, find] of finds.entries()) {
          const since = performance.now();
          const { found } = await find(scope, word);
          times[side].push(performance.now() - since);
          check(scope, word, found);
        }
      // The first third is a warm-up.
      for (const [side, result] of results.entries())
        result[`${scope} ${word}`] = median(times[side].slice(ROUNDS / 3));
    }
  return results;
}

function check(scope, word, found) {
  const known = { 项目: true, 貔貅: false }[word] ?? (scope === 'administrator' || undefined);
  if (known !== undefined && known !== found.length > 0) throw new Error(`${scope} ${word}: ${found.length} kinds`);
}

const round = (value) => Math.round(value * 100) / 100;
