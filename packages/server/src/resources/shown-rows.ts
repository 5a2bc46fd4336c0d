import type { AnyResource, RowOf } from '@gongdi/domain';
import { fileFieldsOf, showFiles } from '../files/index.ts';
import type { CallerContext } from '../handler/index.ts';
import { showAddresses } from './keep-fence.ts';

type Row = RowOf<AnyResource>;

/** Returns rows as a caller receives them: addresses without fences, files with addresses that the caller may open. */
export async function shownRows(
  resource: AnyResource,
  found: Row[],
  { caller, now }: Pick<CallerContext, 'caller' | 'now'>,
  fileKey: () => Promise<Uint8Array>,
): Promise<Row[]> {
  const rows = showAddresses(resource, found);
  if (rows.length === 0 || fileFieldsOf(resource).length === 0) return rows;
  const key = await fileKey();
  return rows.map((row) => showFiles(resource, row, key, caller, now));
}
