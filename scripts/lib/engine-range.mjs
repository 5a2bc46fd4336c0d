/** @typedef {[number, number, number]} Version */

/** @returns {Version} missing parts and `x` are 0 */
const parse = (text) => {
  const parts = text.replace(/^v/, '').split(/[-+]/)[0].split('.');
  return [0, 1, 2].map((i) => Number.parseInt(parts[i] ?? '0', 10) || 0);
};

/** Returns how many parts of a version are given: `20` 1, `8.x` 1, `20.19.0` 3, `*` 0. */
const given = (text) =>
  text
    .replace(/^v/, '')
    .split('.')
    .filter((part) => /^\d+/.test(part)).length;

const compare = (a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

const next = (version, index) => version.map((part, i) => (i < index ? part : i === index ? part + 1 : 0));

function meets(comparator, version) {
  const [, operator, text] = /^(>=|<=|>|<|=|\^|~)?(.*)$/.exec(comparator);
  const low = parse(text);
  const parts = given(text);
  if (parts === 0) return true;
  const below = (index) => compare(version, next(low, index)) < 0;
  switch (operator) {
    case '>=':
      return compare(version, low) >= 0;
    case '<':
      return compare(version, low) < 0;
    case '>':
      return parts === 3 ? compare(version, low) > 0 : !below(parts - 1);
    case '<=':
      return parts === 3 ? compare(version, low) <= 0 : below(parts - 1);
    case '^': {
      const first = low.findIndex((part) => part > 0);
      return compare(version, low) >= 0 && below(first < 0 ? parts - 1 : Math.min(first, parts - 1));
    }
    case '~':
      return compare(version, low) >= 0 && below(Math.min(parts, 2) - 1);
    default:
      return compare(version, low) >= 0 && below(parts - 1);
  }
}

/**
 * Returns whether a version is in an npm engine range. No library is used, because this runs before anything is
 * installed.
 * @param {string} range e.g. `^20.19.0 || >=22.12.0`
 * @param {string} version e.g. `20.19.0`
 * @returns {boolean}
 */
export function accepts(range, version) {
  const wanted = parse(version);
  return range.split('||').some((part) => {
    const hyphen = /^\s*(\S+)\s+-\s+(\S+)\s*$/.exec(part);
    const text = hyphen ? `>=${hyphen[1]} <=${hyphen[2]}` : part.replace(/(>=|<=|>|<|=|\^|~)\s+/g, '$1');
    return text
      .trim()
      .split(/\s+/)
      .every((comparator) => meets(comparator, wanted));
  });
}
