import type { AnyResource } from '@gongdi/domain';
import type { ScreenCode, ScreenRow } from '../screen.ts';

/** Page that the code of a record opens: the record's own, for whoever may log in, or one for everybody. */
export function codedPath(code: ScreenCode, { name }: AnyResource, row: ScreenRow): { path: string; open: boolean } {
  const open = code.openPage?.(row);
  if (open !== undefined) return { path: open, open: true };
  return { path: `/${name}/detail?id=${encodeURIComponent(row.id)}`, open: false };
}

/** What stands below the title on a record's label. */
export function labelLines({ line }: ScreenCode, row: ScreenRow): string[] {
  const value = line === undefined ? undefined : row[line];
  return typeof value === 'string' && value !== '' ? [value] : [];
}
