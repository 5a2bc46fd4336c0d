import type { AnyResource, Label, SheetColumn } from '@gongdi/domain';
import { importColumnsOf, pathOf, type Header } from '@gongdi/sheets';
import { nearest } from '../nearest.ts';
import { say } from '../text/index.ts';

/** How to say what a column with an unknown header holds; undefined when all are known. */
export function mapHint(resource: AnyResource, { columns, problems }: Header): Label | undefined {
  const unknown = problems.find(({ code }) => code === 'header_unknown')?.value;
  if (unknown === undefined) return undefined;
  const free = importColumnsOf(resource).filter((column) => !columns.includes(column));
  const missing = problems.find(({ code }) => code === 'header_missing')?.field;
  const field = likely(unknown, free) ?? missing ?? '';
  return say('importMapHint', { example: `--map "${unknown}=${field}"`, fields: free.map(pathOf).join(', ') || '-' });
}

/** The field whose name or label holds the header, is held by it, or is nearly the same. */
function likely(header: string, free: readonly SheetColumn[]): string | undefined {
  const typed = header.toLowerCase();
  const names = free.flatMap((column) =>
    [column.label.zh, column.label.en, pathOf(column)].map((name) => ({
      name: name.toLowerCase(),
      path: pathOf(column),
    })),
  );
  const near = nearest(
    typed,
    names.map(({ name }) => name),
  );
  const found =
    names.find(({ name }) => name.includes(typed) || typed.includes(name)) ?? names.find(({ name }) => name === near);
  return found?.path;
}
