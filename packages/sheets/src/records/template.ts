import { fill, type AnyResource, type Lang } from '@gongdi/domain';
import { sheetText } from '../text/index.ts';
import type { OutSheet } from '../write/sheet-spec.ts';
import { writeWorkbook, type WriteOptions } from '../write/write-workbook.ts';
import { inputColumn, ruleText } from './out-columns.ts';
import { importColumnsOf } from './sheet-columns.ts';

export interface TextOptions extends WriteOptions {
  /** Default: Chinese. */
  readonly lang?: Lang;
}

/** Number of rows of the template that have drop-downs and prompts. */
const INPUT_ROWS = 5000;

/** Returns the file name of a resource's template, with extension. */
export function templateName(resource: AnyResource, lang: Lang = 'zh'): string {
  return `${fill(sheetText[lang].word.template, { label: resource.label[lang] })}.xlsx`;
}

/**
 * Returns the import template of a resource: an empty sheet with drop-downs and prompts, and a sheet that explains the
 * columns. Examples are only in the explanation, so that nobody imports them by mistake.
 */
export function templateFor(resource: AnyResource, options: TextOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const lang = options.lang ?? 'zh';
  const columns = importColumnsOf(resource).map((column) => inputColumn(column, lang));
  const data: OutSheet = { name: resource.label[lang], columns, rows: [], inputRows: INPUT_ROWS };
  const { word } = sheetText[lang];
  return writeWorkbook([data, guideSheet(resource, lang)], { ...options, choicesName: word.choices });
}

function guideSheet(resource: AnyResource, lang: Lang): OutSheet {
  const { word } = sheetText[lang];
  return {
    name: word.guide,
    columns: [
      { header: word.guide_column, format: 'text', width: 22, wrap: true },
      { header: word.guide_required, format: 'text', width: 12, wrap: true },
      { header: word.guide_rule, format: 'text', width: 56, wrap: true },
      { header: word.guide_example, format: 'text', width: 34, wrap: true },
    ],
    rows: importColumnsOf(resource).map((column) => [
      column.label[lang],
      column.required ? word.required : word.optional,
      [ruleText(column, lang), column.hint?.[lang]].filter(Boolean).join('\n'),
      column.example ?? '',
    ]),
  };
}
