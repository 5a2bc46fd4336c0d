// Progress for people: one line of Chinese and English each. Data never goes this way.

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** @param {string} zh @param {string} en */
export const say = (zh, en) => console.log(`${zh} · ${en}`);

/** @param {string} zh @param {string} en */
export const complain = (zh, en) => console.error(`✗ ${zh}\n  ${en}`);

/**
 * Runs a piece of work between a line that names it and one that tells how long it took.
 * @template T
 * @param {{ zh: string, en: string }} title
 * @param {() => Promise<T>} work throws when it failed
 * @returns {Promise<T>}
 */
export async function timed(title, work) {
  const since = performance.now();
  console.log(`▸ ${title.zh} · ${title.en} …`);
  try {
    const result = await work();
    console.log(`✓ ${title.zh} · ${title.en} (${seconds(since)})`);
    return result;
  } catch (error) {
    console.log(`✗ ${title.zh} · ${title.en} (${seconds(since)})`);
    throw error;
  }
}
