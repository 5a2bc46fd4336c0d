import type { ImportProblem } from '@gongdi/api';
import { fill, GongdiError, type AnyResource, type FileItem } from '@gongdi/domain';
import type { CleanRow } from '@gongdi/sheets';
import { inspect, keepFile, type FileDeps } from '../files/index.ts';
import type { CallerContext } from '../handler/index.ts';
import { labelOf } from './read-sheet.ts';
import { resourcesText } from './text/index.ts';

type Row = CleanRow<AnyResource>;

/** What `inspect` has found, by the picture: each is looked into once. */
export type Inspected = ReadonlyMap<object, Awaited<ReturnType<typeof inspect>>>;

/** Pictures that are stored at once. */
const LANES = 4;

/** Splits the rows of a sheet: those whose pictures are what their names say, and the problems of the others. */
export async function withoutWrongPictures(
  resource: AnyResource,
  rows: readonly Row[],
  { lang }: Pick<CallerContext, 'lang'>,
): Promise<{ fresh: Row[]; wrong: ImportProblem[]; inspected: Inspected }> {
  const inspected = new Map<object, Awaited<ReturnType<typeof inspect>>>();
  const fresh: Row[] = [];
  const wrong: ImportProblem[] = [];
  for (const one of rows) {
    const before = wrong.length;
    for (const { field, pictures } of one.pictures ?? [])
      for (const picture of pictures) {
        try {
          inspected.set(picture, await inspect(await picture.read(), picture.name));
        } catch (error) {
          if (!(error instanceof GongdiError)) throw error;
          const label = labelOf(resource, field, lang);
          const message = fill(resourcesText[lang].refused, {
            row: one.row,
            message: `${label} ${error.label[lang]}`,
          });
          wrong.push({ row: one.row, field, label, code: error.entry, message });
        }
      }
    if (wrong.length === before) fresh.push(one);
  }
  return { fresh, wrong, inspected };
}

/**
 * Stores the pictures of the rows, and returns the rows with records that hold them. Pictures that no record takes in
 * the end are removed like other uploads that nobody uses.
 * @throws GongdiError when files cannot be stored, or the caller has stored too much today
 */
export async function keepPictures(
  deps: Omit<FileDeps, 'randomBytes'>,
  rows: readonly Row[],
  { caller, now }: CallerContext,
  inspected: Inspected,
) {
  const kept: Row[] = [...rows];
  const waiting = kept.flatMap(({ pictures }, at) => (pictures ? [at] : []));
  const keepNext = async (): Promise<void> => {
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const row = kept[at]!;
      const held: Record<string, FileItem[]> = {};
      for (const { field, pictures } of row.pictures ?? [])
        for (const picture of pictures) {
          const file = { name: picture.name, bytes: await picture.read() };
          const known = inspected.get(picture);
          const { url: _, ...item } = await keepFile(deps, file, { folder: 'import' }, caller, now, known);
          held[field] = [...(held[field] ?? []), item];
        }
      kept[at] = { ...row, record: { ...row.record, ...held } };
    }
  };
  await Promise.all(Array.from({ length: LANES }, keepNext));
  return kept;
}
