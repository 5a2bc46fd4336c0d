/** The first word of each letter in the order of the dictionary; i, u and v begin no syllable. */
const FIRST = 'a阿b八c嚓d哒e妸f发g旮h哈j讥k咔l垃m妈n拏o噢p妑q七r呥s扨t它w穵x夕y丫z帀';
/** Words that are read otherwise in names of places. */
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

/** `cq` for 重庆: the first letters of a Chinese text, other letters as they are in lower case. */
export function initials(text: string): string {
  return Array.from(text, initial).join('');
}

function initial(word: string): string {
  const special = SPECIAL[word];
  if (special) return special;
  if (!/\p{Script=Han}/u.test(word)) return word.toLowerCase();
  return bounds.findLast((bound) => collator.compare(bound.word, word) <= 0)?.letter ?? '';
}
