/** For each pinyin initial, the first character in dictionary order; no syllable begins with i, u or v. */
const FIRST = 'a阿b八c嚓d哒e妸f发g旮h哈j讥k咔l垃m妈n拏o噢p妑q七r呥s扨t它w穵x夕y丫z帀';
/** Characters with another pronunciation in place names. */
const SPECIAL: Readonly<Record<string, string>> = {
  重: 'c',
  厦: 'x',
  长: 'c',
  都: 'd',
  六: 'l',
  乐: 'l',
  朝: 'c',
  石: 's',
};

const collator = new Intl.Collator('zh-Hans-CN-u-co-pinyin');
const bounds = Array.from(FIRST).flatMap((_, i, all) =>
  i % 2 ? [] : [{ letter: all[i] ?? '', word: all[i + 1] ?? '' }],
);

/** Returns the pinyin initials of a Chinese text, such as `cq` for 重庆; other letters become lower case. */
export function initials(text: string): string {
  return Array.from(text, initial).join('');
}

function initial(word: string): string {
  const special = SPECIAL[word];
  if (special) return special;
  if (!/\p{Script=Han}/u.test(word)) return word.toLowerCase();
  return bounds.findLast((bound) => collator.compare(bound.word, word) <= 0)?.letter ?? '';
}
