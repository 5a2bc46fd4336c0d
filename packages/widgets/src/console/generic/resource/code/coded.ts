import type { AnyResource } from '@gongdi/domain';
import type { ScreenCode, ScreenRow } from '../screen/screen.ts';

/**
 * Returns the page that the QR code of a record opens: the record's own page, which needs a login, or a public page
 * (`open`).
 */
export function codedPath(code: ScreenCode, { name }: AnyResource, row: ScreenRow): { path: string; open: boolean } {
  const open = code.openPage?.(row);
  if (open !== undefined) return { path: open, open: true };
  return { path: `/${name}/detail?id=${encodeURIComponent(row.id)}`, open: false };
}

/** Returns the lines below the title on a record's label. */
export function labelLines({ line }: ScreenCode, row: ScreenRow): string[] {
  const value = line === undefined ? undefined : row[line];
  return typeof value === 'string' && value !== '' ? [value] : [];
}
