import type { AnyResource, Label, SheetColumn } from '@gongdi/domain';
import { importColumnsOf, pathOf, type Header } from '@gongdi/sheets';
import { nearest } from '../nearest.ts';
import { cliMessage } from '../text/index.ts';

/** Returns a hint how to map a column with an unknown header; undefined when all headers are known. */
export function mapHint(resource: AnyResource, { columns, problems }: Header): Label | undefined {
  const unknown = problems.find(({ code }) => code === 'header_unknown')?.value;
  if (unknown === undefined) return undefined;
  const free = importColumnsOf(resource).filter((column) => !columns.includes(column));
  const missing = problems.find(({ code }) => code === 'header_missing')?.field;
  const field = likely(unknown, free) ?? missing ?? '';
  return cliMessage('importMapHint', {
    example: `--map "${unknown}=${field}"`,
    fields: free.map(pathOf).join(', ') || '-',
  });
}

/** Returns the field whose name or label contains the header, is contained in it, or is nearly the same. */
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
