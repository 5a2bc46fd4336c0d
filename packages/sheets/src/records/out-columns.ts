import { fill, type FieldKind, type Lang, type SheetColumn } from '@gongdi/domain';
import { sheetText } from '../text/index.ts';
import type { ColumnFormat, OutColumn } from '../write/sheet-spec.ts';
import { choicesOf } from './sheet-columns.ts';

/** Format of a column of one kind, the text that explains its values, and the choices of its drop-down. */
interface ColumnLook {
  readonly format: ColumnFormat;
  /** In characters. */
  readonly width: number;
  readonly rule: keyof (typeof sheetText)['zh']['word'];
  readonly choices: (column: SheetColumn, lang: Lang) => readonly string[] | undefined;
}

const look = (
  format: ColumnFormat,
  width: number,
  rule: ColumnLook['rule'] = 'kind_text',
  choices: ColumnLook['choices'] = ofDictionary,
): ColumnLook => ({ format, width, rule, choices });

/**
 * Text format preserves all digits of telephone and identity numbers. No sheet has a column of a place, a small table
 * or a signature.
 */
const LOOKS = {
  text: look('text', 20),
  textarea: look('text', 40),
  integer: look('number', 12, 'kind_integer'),
  decimal: look('number', 14, 'kind_decimal'),
  money: look('money', 18, 'kind_money'),
  fee: look('money', 16, 'kind_fee'),
  meters: look('number', 14, 'kind_meters'),
  boolean: look('text', 8, 'kind_boolean', yesOrNo),
  date: look('date', 13, 'kind_date'),
  datetime: look('datetime', 21, 'kind_datetime'),
  code: look('text', 14, 'kind_code'),
  reference: look('text', 24, 'kind_reference'),
  references: look('text', 36, 'kind_references'),
  permissions: look('text', 36, 'kind_permissions'),
  password: look('text', 20, 'kind_password'),
  phone: look('text', 15, 'kind_phone'),
  idcard: look('text', 22, 'kind_idcard'),
  region: look('text', 30, 'kind_region'),
  address: look('text', 36),
  place: look('text', 36),
  rows: look('text', 36),
  signature: look('text', 36, 'kind_file'),
  file: look('text', 36, 'kind_file'),
  files: look('text', 36, 'kind_files'),
  image: look('text', 36, 'kind_image'),
} satisfies Record<FieldKind, ColumnLook>;

/** Returns a column of an export: header, format, width. */
export function outColumn(column: SheetColumn, lang: Lang): OutColumn {
  const { format, width } = LOOKS[column.kind];
  return { header: column.label[lang], format, width: Math.max(width, widthOf(column.label[lang]) + 3) };
}

/** Returns a column to be filled in: marked if it is required, with note, prompt and drop-down. */
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
    choices: LOOKS[column.kind].choices(column, lang),
    refusal: word.choice_refused,
    maxLength: column.maxLength,
  };
}

function yesOrNo(_: SheetColumn, lang: Lang): readonly string[] {
  return [sheetText[lang].word.yes, sheetText[lang].word.no];
}

function ofDictionary(column: SheetColumn, lang: Lang): readonly string[] | undefined {
  return column.dict === undefined ? undefined : choicesOf(column, lang);
}

/** Returns a sentence about the values that a column accepts. */
export function ruleText(column: SheetColumn, lang: Lang): string {
  const { word } = sheetText[lang];
  const rule = fill(word[LOOKS[column.kind].rule], {
    max: column.maxLength ?? 255,
    count: column.maxCount ?? 1,
    choices: choicesOf(column, lang).join(lang === 'zh' ? '、' : ', '),
  });
  return column.unique ? `${rule}${lang === 'zh' ? '，' : ', '}${word.unique}` : rule;
}

/** Returns the width of a text in characters; a Chinese character counts as two. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, char) => sum + (char > '\u2e80' ? 2 : 1), 0);
}
