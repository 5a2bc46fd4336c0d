import { GongdiError, WALL_KINDS, wallFaults, type Label, type WallKind, type WallPage } from '@gongdi/domain';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import type { CallerContext } from '../../../handler/index.ts';
import { transaction, type Db } from '../../../store/index.ts';
import { wallLabel } from './text/index.ts';

export interface StoredLayout {
  pages: readonly WallPage[];
  version: number;
}

/** Returns the pages of a wall; undefined: nobody has arranged it. */
export async function layoutOf(db: Db, wall_id: string): Promise<StoredLayout | undefined> {
  const row = await db
    .selectFrom('wall_layout')
    .select(['pages', 'version'])
    .where('wall_id', '=', wall_id)
    .executeTakeFirst();
  // What a later version has stored may have kinds that this one does not know.
  return row && { ...row, pages: row.pages.map((page) => ({ ...page, tiles: page.tiles.filter(isKnown) })) };
}

const isKnown = ({ kind }: { kind: WallKind }): boolean => WALL_KINDS.includes(kind);

/**
 * Stores the pages of a wall.
 * @returns the new version
 * @throws GongdiError `conflict` when somebody has stored others meanwhile, `invalid` for tiles in wrong places
 */
export async function storeLayout(
  db: Db,
  context: CallerContext,
  wall: { id: string },
  { pages, version }: StoredLayout,
): Promise<number> {
  const faults = wallFaults(pages);
  if (faults.length > 0) {
    const words = (code: (typeof faults)[number]['code']): Label => wallLabel(code);
    throw new GongdiError('invalid', {
      label: words(faults[0]!.code),
      problems: faults.map(({ at, code }) => ({ path: at, code, message: words(code)[context.lang] })),
    });
  }
  return transaction(db, async (trx) => {
    const change = {
      pages: JSON.stringify(pages),
      version: version + 1,
      updated_at: new Date(context.now).toISOString(),
      updated_by: context.caller.id,
    };
    const stored =
      version === 0
        ? await trx
            .insertInto('wall_layout')
            .values({ wall_id: wall.id, ...change })
            .onConflict((conflict) => conflict.column('wall_id').doNothing())
            .returning('version')
            .executeTakeFirst()
        : await trx
            .updateTable('wall_layout')
            .set(change)
            .where('wall_id', '=', wall.id)
            .where('version', '=', version)
            .returning('version')
            .executeTakeFirst();
    if (!stored) throw new GongdiError('conflict');
    await recordAudit(trx, context, actorOf(context.caller), {
      action: 'arrange',
      subject: 'wall',
      subject_id: wall.id,
      after: { pages: pages.length, tiles: pages.reduce((sum, { tiles }) => sum + tiles.length, 0) },
    });
    return stored.version;
  });
}
