import { columnName } from '../cell.ts';
import type { OutColumn, OutSheet } from './sheet-spec.ts';
import type { ChoiceRanges } from './sheet-xml.ts';
import { xmlText } from './xml-text.ts';

/** Maximum lengths: Excel refuses a workbook with a longer prompt or title. */
const MAX_PROMPT = 255;
const MAX_TITLE = 32;

/** Returns the drop-downs, length checks and prompts of the input rows. */
export function validationsXml(sheet: Omit<OutSheet, 'rows'>, ranges: ChoiceRanges): string {
  const rows = sheet.inputRows ?? 0;
  if (rows === 0) return '';
  const list = sheet.columns.flatMap((column, index) => {
    const rule = ruleOf(column, ranges.get(index));
    if (!rule && !column.prompt) return [];
    const letters = columnName(index);
    return [
      `<dataValidation ${rule?.attributes ?? ''} allowBlank="1"${promptOf(column)} sqref="${letters}2:${letters}${rows + 1}">${rule?.formula ?? ''}</dataValidation>`,
    ];
  });
  return list.length === 0 ? '' : `<dataValidations count="${list.length}">${list.join('')}</dataValidations>`;
}

function ruleOf(column: OutColumn, range: string | undefined): { attributes: string; formula: string } | undefined {
  if (range !== undefined) {
    const error = column.refusal ? ` error="${xmlText(column.refusal.slice(0, MAX_PROMPT))}"` : '';
    return {
      attributes: `type="list" showErrorMessage="1"${error}`,
      formula: `<formula1>${xmlText(range)}</formula1>`,
    };
  }
  if (column.maxLength === undefined || column.format !== 'text') return undefined;
  return {
    attributes: 'type="textLength" operator="lessThanOrEqual" showErrorMessage="1"',
    formula: `<formula1>${column.maxLength}</formula1>`,
  };
}

function promptOf(column: OutColumn): string {
  if (!column.prompt) return '';
  const title = xmlText(column.header.slice(0, MAX_TITLE));
  const prompt = xmlText(column.prompt.slice(0, MAX_PROMPT)).replaceAll('\n', '&#10;');
  return ` showInputMessage="1" promptTitle="${title}" prompt="${prompt}"`;
}
