// Progress messages for people: one line with Chinese and English. Data is never printed with these functions.

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** @param {string} zh @param {string} en */
export const log = (zh, en) => console.log(`${zh} · ${en}`);

/**
 * Runs a piece of work. It prints a line with the title before, and a line with the duration after.
 * @template T
 * @param {{ zh: string, en: string }} title
 * @param {() => Promise<T>} work throws if it fails
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
