import { fill, type Lang, type SheetColumn } from '@gongdi/domain';
import { sheetText } from '../text/index.ts';
import type { ColumnFormat, OutColumn } from '../write/sheet-spec.ts';
import { choicesOf } from './sheet-columns.ts';

type Kind = SheetColumn['kind'];

/** Format and width (in characters) of each kind of field. Text format keeps phones and identity numbers whole. */
const LOOK: Readonly<Record<Kind, readonly [ColumnFormat, number]>> = {
  text: ['text', 20],
  textarea: ['text', 40],
  integer: ['number', 12],
  decimal: ['number', 14],
  money: ['money', 18],
  fee: ['money', 16],
  meters: ['number', 14],
  boolean: ['text', 8],
  date: ['date', 13],
  datetime: ['datetime', 21],
  code: ['text', 14],
  reference: ['text', 24],
  references: ['text', 36],
  permissions: ['text', 36],
  password: ['text', 20],
  phone: ['text', 15],
  idcard: ['text', 22],
  region: ['text', 30],
  address: ['text', 36],
  file: ['text', 36],
  files: ['text', 36],
  image: ['text', 36],
  place: ['text', 36],
  rows: ['text', 36],
  signature: ['text', 36],
};

/** A column of an export: header, format, width. */
export function outColumn(column: SheetColumn, lang: Lang): OutColumn {
  const [format, width] = LOOK[column.kind];
  return { header: column.label[lang], format, width: Math.max(width, widthOf(column.label[lang]) + 3) };
}

/** A column to be filled in: required ones marked, with note, prompt and drop-down. */
export function inputColumn(column: SheetColumn, lang: Lang): OutColumn {
  const { word } = sheetText[lang];
  const plain = outColumn(column, lang);
  const guide = ruleText(column, lang);
  const rules = [
    `${column.required ? word.required : word.optional}${lang === 'zh' ? '。' : '. '}${guide}`,
    column.hint?.[lang],
  ];
  const example = column.example ? `${word.guide_example}${lang === 'zh' ? '：' : ': '}${column.example}` : undefined;
  const note = [...rules, example].filter(Boolean).join('\n');
  return {
    ...plain,
    header: column.required ? `*${plain.header}` : plain.header,
    required: column.required,
    note,
    prompt: note,
    choices: choices(column, lang),
    refusal: word.choice_refused,
    maxLength: column.maxLength,
  };
}

function choices(column: SheetColumn, lang: Lang): readonly string[] | undefined {
  if (column.kind === 'boolean') return [sheetText[lang].word.yes, sheetText[lang].word.no];
  return column.dict === undefined ? undefined : choicesOf(column, lang);
}

/** Kinds with the sentence of another; small tables and places have no cell, so nobody reads theirs. */
const AS_TEXT = {
  textarea: 'text',
  address: 'text',
  place: 'text',
  rows: 'text',
  signature: 'file',
} as const satisfies Partial<Record<Kind, Kind>> as Partial<Record<Kind, Named>>;
type Named = Exclude<Kind, 'textarea' | 'address' | 'place' | 'rows' | 'signature'>;

/** What a column takes, in a sentence. */
export function ruleText(column: SheetColumn, lang: Lang): string {
  const { word } = sheetText[lang];
  const kind = AS_TEXT[column.kind] ?? (column.kind as Named);
  const rule = fill(word[`kind_${kind}`], {
    max: column.maxLength ?? 255,
    choices: choicesOf(column, lang).join(lang === 'zh' ? '、' : ', '),
  });
  return column.unique ? `${rule}${lang === 'zh' ? '，' : ', '}${word.unique}` : rule;
}

/** Chinese characters take two. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, char) => sum + (char > '\u2e80' ? 2 : 1), 0);
}
