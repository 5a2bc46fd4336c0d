import type { Label } from '../label.ts';

/** Codes of the dictionary `question_type`. */
export const QUESTION = { single: 1, multiple: 2, judgement: 3, blank: 4 } as const;

/** Letters of the options, in the order of the fields `option_a` to `option_f`. */
const OPTION_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** Answers of a judgement. */
const JUDGEMENT = { right: '正确', wrong: '错误' } as const;

/** Between the answers of several blanks, and between accepted spellings of one. */
export const BETWEEN_BLANKS = '；';
const BETWEEN_SPELLINGS = '|';

/** A blank in a question: empty brackets or underscores, as `plainQuestion` writes them. */
const BLANK = /（　）|____/g;

type Fields = Readonly<Record<string, unknown>>;

const optionField = (letter: string): string => `option_${letter.toLowerCase()}`;

const CJK = '\\u2e80-\\u9fff\\uff00-\\uffef\\u3000-\\u303f';
const WIDE: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '?': '？', '!': '！' };
const AFTER_CJK = new RegExp(`(?<=[${CJK}”’])[,;:?!]`, 'g');
const SPACE_AT_CJK = new RegExp(`(?<=[${CJK}]) +| +(?=[${CJK}])`, 'g');

/**
 * Returns the one form in which a question is stored, so that the same question is found however it was typed: without
 * its number, with one kind of punctuation, spaces only between words that are not Chinese, and one form of a blank.
 */
export function plainQuestion(text: string): string {
  return text
    .replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:第?\d{1,4}题?|[一二三四五六七八九十]{1,3})[、．.)）](?!\d) ?/, '')
    .replace(/[（(] *[)）]/g, '（）')
    .replace(/_{2,}/g, '____')
    .replace(AFTER_CJK, (mark) => WIDE[mark]!)
    .replace(SPACE_AT_CJK, '')
    .replaceAll('（）', '（　）');
}

const RIGHT = new Set(['正确', '对', '√', '是', 'A', 'T', 'TRUE', 'Y']);
const WRONG = new Set(['错误', '错', '×', '否', 'B', 'F', 'FALSE', 'N', 'X']);

/** Returns an answer in the form in which it is stored and compared; what cannot be read stays as it is. */
export function plainAnswer(type: unknown, answer: string): string {
  if (type === QUESTION.single || type === QUESTION.multiple) {
    const letters = answer.toUpperCase().replace(/[\s,，、;；.]/g, '');
    return /^[A-Z]+$/.test(letters) ? [...new Set(letters)].toSorted().join('') : answer;
  }
  if (type === QUESTION.judgement) {
    const word = answer.trim().toUpperCase();
    return RIGHT.has(word) ? JUDGEMENT.right : WRONG.has(word) ? JUDGEMENT.wrong : answer;
  }
  if (type === QUESTION.blank)
    return answer
      .split(/[;；]/)
      .map((part) => part.trim())
      .join(BETWEEN_BLANKS);
  return answer;
}

/** Brings a question into its stored form: the text, the answer, and no options where its type has none. */
export function settleQuestion(record: Fields): Record<string, unknown> {
  const { question, answer, question_type: type } = record;
  const chosen = type === QUESTION.judgement || type === QUESTION.blank;
  const none = chosen ? Object.fromEntries(OPTION_LETTERS.map((letter) => [optionField(letter), null])) : {};
  return {
    ...record,
    ...(typeof question === 'string' ? { question: plainQuestion(question) } : {}),
    ...(typeof answer === 'string' ? { answer: plainAnswer(type, answer) } : {}),
    ...none,
  };
}

/** An option of a question as people see it. */
export interface QuestionOption {
  key: string;
  text: string;
}

/** Returns the options of a question; those of a judgement are its two answers. */
export function optionsOf(record: Fields): QuestionOption[] {
  if (record['question_type'] === QUESTION.judgement)
    return [JUDGEMENT.right, JUDGEMENT.wrong].map((text) => ({ key: text, text }));
  return OPTION_LETTERS.flatMap((key) => {
    const text = record[optionField(key)];
    return typeof text === 'string' && text !== '' ? [{ key, text }] : [];
  });
}

/** Returns how many blanks a question has. */
export const blanksIn = (question: string): number => question.match(BLANK)?.length ?? 0;

/** Returns the accepted spellings of each blank. */
export const spellingsOf = (answer: string): string[][] =>
  answer.split(BETWEEN_BLANKS).map((part) => part.split(BETWEEN_SPELLINGS).map((one) => one.trim()));

const at = (path: string, zh: string, en: string): { path: string; label: Label } => ({ path, label: { zh, en } });

/** Returns what is wrong between the fields of a question: options that are missing, answers that no option has. */
export function questionProblems(record: Fields): { path: string; label: Label }[] {
  const { question, question_type: type, answer } = record;
  if (typeof question !== 'string' || typeof answer !== 'string') return [];
  switch (type) {
    case QUESTION.single:
    case QUESTION.multiple:
      return choiceProblems(record, type, answer);
    case QUESTION.judgement:
      return answer === JUDGEMENT.right || answer === JUDGEMENT.wrong
        ? []
        : [at('answer', '判断题的答案须为“正确”或“错误”', 'The answer is “正确” or “错误”')];
    case QUESTION.blank:
      return blankProblems(question, answer);
    default:
      return [];
  }
}

function choiceProblems(record: Fields, type: number, answer: string): { path: string; label: Label }[] {
  const options = optionsOf(record);
  const gap = OPTION_LETTERS.slice(0, options.length).find((letter, index) => options[index]?.key !== letter);
  if (options.length < 2) return [at('option_a', '选择题至少有两个选项', 'A choice has at least two options')];
  if (gap)
    return [at(optionField(gap), `选项${gap}为空，请按顺序填写`, `Option ${gap} is empty; fill them in their order`)];
  const texts = options.map((option) => option.text);
  const twice = options.find(({ text }, index) => texts.indexOf(text) !== index);
  if (twice) return [at(optionField(twice.key), '选项内容重复', 'Two options are the same')];
  const keys = options.map((option) => option.key);
  const letters = Array.from(answer);
  if (letters.length === 0 || letters.some((letter) => !keys.includes(letter)))
    return [
      at('answer', `答案须为选项 ${keys.join('、')} 中的字母`, `The answer is of the letters ${keys.join(', ')}`),
    ];
  if (type === QUESTION.single && letters.length !== 1)
    return [at('answer', '单选题只能有一个答案', 'A single choice has one answer')];
  if (type === QUESTION.multiple && letters.length < 2)
    return [at('answer', '多选题至少有两个答案', 'A multiple choice has at least two answers')];
  return [];
}

function blankProblems(question: string, answer: string): { path: string; label: Label }[] {
  const blanks = blanksIn(question);
  const given = spellingsOf(answer);
  if (blanks === 0)
    return [at('question', '填空题的题干须有空，用（）或 ____ 表示', 'Write each blank as （） or ____')];
  if (given.length !== blanks || given.some((spellings) => spellings.some((one) => one === '')))
    return [
      at(
        'answer',
        `题干有 ${blanks} 个空，答案须有 ${blanks} 个，用“；”分隔`,
        `${blanks} blanks need ${blanks} answers, parted by “；”`,
      ),
    ];
  return [];
}
