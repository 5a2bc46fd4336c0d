import { pinyin } from 'pinyin-pro';
import { fold, runsOf } from './runs.ts';

/** Cache of readings: the same runs occur often, such as surnames and kinds of works, and reading is slow. */
const READ_BEFORE = new Map<string, readonly string[]>();
const MOST_READ_BEFORE = 10_000;

/**
 * Returns the pinyin syllables of Chinese characters, without tones and with `v` for ü, by their reading as a whole: 重庆
 * is `chong qing`, 重点 `zhong dian`. Characters without a reading are left out.
 */
export function syllablesOf(run: string): readonly string[] {
  const known = READ_BEFORE.get(run);
  if (known) return known;
  const all = pinyin(run, { toneType: 'none', type: 'array', nonZh: 'removed', v: true });
  const syllables = all.filter((syllable) => /^[a-z]/.test(syllable));
  if (READ_BEFORE.size >= MOST_READ_BEFORE) READ_BEFORE.clear();
  READ_BEFORE.set(run, syllables);
  return syllables;
}

/** Returns how a name is typed by its pinyin: `BIM 模型` is `bim mo xing`; undefined: it has no Chinese characters. */
export function readingOf(name: string): string | undefined {
  const runs = runsOf(fold(name));
  if (!runs.some(({ kind }) => kind === 'han')) return undefined;
  return runs.flatMap(({ kind, signs }) => (kind === 'han' ? syllablesOf(signs.join('')) : signs.join(''))).join(' ');
}
