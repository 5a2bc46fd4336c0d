import type { Attention, Label } from '@gongdi/domain';
import type { ReadSetting } from '../settings/index.ts';
import type { Db, RowAccess } from '../store/index.ts';

/** A number of a project that no list of a resource counts. */
export interface MoreTile {
  key: string;
  /** Menu entry whose page it opens: who may list that sees the tile. */
  index: string;
  /** Page below it, opened with the id of the project; absent: its list. */
  page?: string;
  label: Label;
  level?: Attention['level'];
  /** Whoever has the public link of a wall may see the number. */
  open?: true;
}

/** Tiles that a room declares besides those of resources. */
export interface MoreTiles {
  tiles: readonly MoreTile[];
  /** Returns the numbers of a project by the keys of the tiles; one that is absent has no tile there. */
  count: (
    given: { db: Db; timeZone: string; setting: ReadSetting; now: number },
    access: RowAccess,
    project: string,
  ) => Promise<Readonly<Record<string, number>>>;
}
