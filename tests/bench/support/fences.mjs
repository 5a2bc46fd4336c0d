/** Random numbers that are the same on every machine. */
function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Makes rings of `corners` places on a grid around Shanghai that do not touch each other.
 * @returns {[number, number][][]} longitude and latitude
 */
export function makeRings(count, corners) {
  const next = chance(42);
  const columns = Math.ceil(Math.sqrt(count));
  const cell = 0.004;
  return Array.from({ length: count }, (_, i) => {
    const x = 121.47 + ((i % columns) - columns / 2) * cell;
    const y = 31.23 + (Math.floor(i / columns) - columns / 2) * cell;
    return Array.from({ length: corners }, (__, j) => {
      const angle = (2 * Math.PI * j) / corners;
      const radius = cell * 0.4 * (0.7 + 0.3 * next());
      return [Number((x + radius * Math.cos(angle)).toFixed(7)), Number((y + radius * Math.sin(angle)).toFixed(7))];
    });
  });
}

/** Converts the rings to the form in which a fence is stored. */
export const wireOf = (rings) =>
  rings.map((ring, i) => ring.map(([x, y], j) => [x, y, 0, 0, 1_700_000_000_000 + (i * ring.length + j) * 1000]));
