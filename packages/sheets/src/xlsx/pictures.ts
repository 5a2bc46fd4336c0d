import type { PlacedPicture, SheetPicture, SheetPictures } from '../cell.ts';
import type { SheetLimits } from '../limits.ts';
import { tags } from '../xml/tags.ts';
import type { ZipArchive } from '../zip/archive.ts';
import { relationships, type Relationship } from './parts.ts';

/** Pictures that WPS puts into cells; cells name them by a formula. */
const CELL_IMAGES = 'xl/cellimages.xml';
const FORMULA = /DISPIMG\("([^"]{1,80})"/;

/** Size of an ordinary cell, EMU (914,400 to the inch): 15 pt high, 64 px wide. */
const CELL = { row: 190_500, col: 609_600 };

/** Finds the pictures of a sheet. Their bytes are read when they are asked for. */
export async function readPictures(archive: ZipArchive, sheet: string, limits: SheetLimits): Promise<SheetPictures> {
  const pictureAt = (target: string | undefined): SheetPicture | undefined => {
    if (target === undefined || !archive.has(target)) return undefined;
    const name = target.slice(target.lastIndexOf('/') + 1);
    return { name, size: archive.sizeOf(target), read: () => archive.bytes(target) };
  };
  const drawings = [...(await relationships(archive, sheet, limits)).values()].filter(({ kind }) => kind === 'drawing');
  const placed: PlacedPicture[] = [];
  for (const { target } of drawings) {
    if (!archive.has(target)) continue;
    const related = await relationships(archive, target, limits);
    for (const { row, column, id } of anchored(await archive.text(target, limits.smallPartBytes), target))
      placed.push({ row, column, picture: pictureAt(related.get(id)?.target) });
  }
  const inCells = archive.has(CELL_IMAGES)
    ? named(
        await archive.text(CELL_IMAGES, limits.smallPartBytes),
        await relationships(archive, CELL_IMAGES, limits),
        pictureAt,
      )
    : new Map<string, SheetPicture | undefined>();
  const ofCell = (text: string) => {
    const id = FORMULA.exec(text)?.[1];
    return id === undefined ? null : inCells.get(id);
  };
  return { placed, ofCell };
}

interface Anchored {
  row: number;
  column: number;
  /** Id of the relationship to the picture. */
  id: string;
}

/** A corner of a picture: cell, and distance into it. */
type Corner = Record<'col' | 'row' | 'colOff' | 'rowOff', number>;
const CORNER: Corner = { col: 0, row: 0, colOff: 0, rowOff: 0 };

/** Yields the pictures of a drawing with the cell in which the middle of each is. */
function* anchored(xml: string, part: string): Generator<Anchored> {
  let corners: { from?: Corner; to?: Corner } = {};
  let corner: Corner = { ...CORNER };
  for (const { name, attributes, end } of tags(xml, part)) {
    if (name.endsWith('Anchor')) corners = {};
    else if (name === 'from' || name === 'to') corners[name] = corner = { ...CORNER };
    else if (name in CORNER) corner[name as keyof Corner] = Number.parseInt(xml.slice(end, end + 12), 10) || 0;
    else if (name === 'blip' && corners.from) {
      const id = attributes.get('embed');
      if (id === undefined) continue;
      yield { row: middle(corners.from, corners.to, 'row') + 1, column: middle(corners.from, corners.to, 'col'), id };
    }
  }
}

/** Pictures are seldom placed exactly: one that begins at the foot of the cell above belongs to the cell that it covers. */
function middle(from: Corner, to: Corner | undefined, side: 'row' | 'col'): number {
  if (!to || to[side] <= from[side]) return from[side];
  const at = (one: Corner) => one[side] + Math.min(0.99, Math.max(0, one[`${side}Off`] / CELL[side]));
  return Math.floor((at(from) + at(to)) / 2);
}

function named(
  xml: string,
  related: ReadonlyMap<string, Relationship>,
  pictureAt: (target: string | undefined) => SheetPicture | undefined,
): Map<string, SheetPicture | undefined> {
  const found = new Map<string, SheetPicture | undefined>();
  let id = '';
  for (const { name, attributes } of tags(xml, CELL_IMAGES)) {
    if (name === 'cNvPr') id = attributes.get('name') ?? '';
    if (name === 'blip') found.set(id, pictureAt(related.get(attributes.get('embed') ?? '')?.target));
  }
  return found;
}
