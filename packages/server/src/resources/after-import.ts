import { GongdiError, type AnyResource, type RowOf } from '@gongdi/domain';
import type { CallerContext } from '../handler/index.ts';
import { isSpent, resourceRepository, WHOLE, type Db, type RowAccess } from '../store/index.ts';
import type { ImportContext, WriteWork } from './record-handlers.ts';
import { tellNew } from './step-handlers.ts';

/** Reads as the server itself: the caller has just written these records. */
const SERVER: RowAccess = { scope: WHOLE, account_id: null, org_id: null, seesPersonal: () => true };
/** Records that are read at once. */
const BATCH = 1000;

/** After so many refused records the rest of a sheet is not tried: nothing of it is kept anyway. */
const MOST_REFUSED = 100;

export interface RefusedRow {
  /** Index of the record among those of the sheet that were to be added. */
  index: number;
  refusal: GongdiError;
}

/** A rule has refused records of a sheet, at least one. */
export class RowsRefused extends Error {
  constructor(readonly rows: readonly RefusedRow[]) {
    super('rows refused', { cause: rows[0]?.refusal });
  }
}

interface Added {
  ids: readonly string[];
  /** The records that the added ones replace, in the same order; absent: it is new. */
  replaced: readonly (RowOf<AnyResource> | undefined)[];
  work: readonly WriteWork[];
  acting: ImportContext;
  context: CallerContext;
}

/**
 * Does for the records of a sheet what happens when a form adds them: those whom the record names are told, and the
 * rules of all modules run, in their order.
 * @throws RowsRefused when a rule refuses records; it names all that this rule refuses, at most a hundred
 */
export async function afterImport(trx: Db, resource: AnyResource, added: Added): Promise<void> {
  const { ids, work, acting } = added;
  if (ids.length === 0) return;
  if ((resource.lifecycle?.tells ?? []).length > 0)
    await forEach(trx, resource, added, async (row, before) => {
      if (!before) await tellNew(trx, resource, row, added.context);
    });
  for (const { act, many } of work)
    if (many) await many(trx, ids, acting);
    else await forEach(trx, resource, added, (row, before) => act(trx, row, before ? { ...acting, before } : acting));
}

/**
 * Calls for each record in the order of the sheet, also after a refused one: who mends the sheet sees all at once.
 * @throws RowsRefused
 */
async function forEach(trx: Db, resource: AnyResource, added: Added, act: RowAct): Promise<void> {
  const refused: RefusedRow[] = [];
  try {
    await eachRow(trx, resource, added, act, refused);
  } catch (error) {
    // Where the database itself refused a row, the transaction can do nothing more.
    if (refused.length === 0 || !isSpent(error)) throw error;
  }
  if (refused.length > 0) throw new RowsRefused(refused);
}

type RowAct = (row: RowOf<AnyResource>, before: RowOf<AnyResource> | undefined) => Promise<void>;

/** @param refused takes the refused rows */
async function eachRow(
  trx: Db,
  resource: AnyResource,
  { ids, replaced }: Added,
  act: RowAct,
  refused: RefusedRow[],
): Promise<void> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const part = ids.slice(from, from + BATCH);
    const rows = new Map<string, RowOf<AnyResource>>();
    for await (const batch of resourceRepository(trx, resource).each(SERVER, {}, part))
      for (const row of batch) rows.set(row.id, row);
    for (const [at, id] of part.entries())
      try {
        await act(rows.get(id)!, replaced[from + at]);
      } catch (error) {
        if (!(error instanceof GongdiError)) throw error;
        if (refused.push({ index: from + at, refusal: error }) === MOST_REFUSED) return;
      }
  }
}
