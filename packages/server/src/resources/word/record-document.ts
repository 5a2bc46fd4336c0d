import {
  filledColumnsOf,
  detailGroupsOf,
  EMPTY,
  GongdiError,
  holdsFiles,
  holdsRows,
  refersToRecords,
  filesIn,
  formatField,
  LIST_SEPARATOR,
  titleOf,
  type AnyResource,
  type Lang,
  type NamedField,
} from '@gongdi/domain';
import { inThread, limited, ThreadError } from '../../threads/index.ts';
import { resourcesLabel } from '../text/index.ts';
import { BETWEEN, MARGINS, TEXT_WIDTH } from './measures.mjs';
import { fitInto, pictureSize, type PictureSize } from './picture-size.ts';
import type { WordCell, WordLine, WordPage, WordPicture, WordTable, WordTask } from './protocol.ts';
import { writeWord } from './write.mjs';

type Row = Readonly<Record<string, unknown>>;

export interface DocumentOptions {
  lang: Lang;
  /** IANA zone in which instants are written. */
  zone: string;
  /** Titles of what records refer to, by resource. */
  titles: Readonly<Record<string, (id: string) => string | undefined>>;
  /** Bytes of the records' pictures, by file id. */
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** JavaScript next to this file, both in the sources and in the build. */
const THREAD = new URL('./thread.mjs', import.meta.url);
/** Records that are written faster than a thread starts. */
const FEW = 8;
/** Longest time of a document, ms, and most memory, MB. */
const LIMITS = { within: 60_000, memory: 512 };
/** Documents of many records made at once by one server, and most that wait. */
const atOnce = limited(1, 20);

/** Largest picture in a cell, in pixels at 96 to the inch. */
const PICTURE = { width: 215, height: 160 };
/** Share of the page's width that labels take, percent. */
const LABELS = 22;
/** Twentieths of a point in a pixel. */
const PIXEL = 15;

/**
 * Writes records as a Word document, one record a page: a heading, a table of the fields, a separate table for rows
 * inside a record, with pictures and signatures in place. Many records are written in a thread.
 * @throws GongdiError `invalid` when it takes too long or too much memory, `tooMany` when too many wait
 */
export async function recordDocument(
  resource: AnyResource,
  records: readonly (Row & { id: string })[],
  options: DocumentOptions,
): Promise<Uint8Array> {
  const task: WordTask = {
    title: resource.label[options.lang],
    pages: records.map((record) => recordPage(resource, record, options)),
  };
  if (records.length <= FEW) return writeWord(task);
  try {
    return await atOnce(() => inThread<Uint8Array>(THREAD, task, LIMITS));
  } catch (error) {
    if (!(error instanceof ThreadError)) throw error;
    throw new GongdiError('invalid', { label: resourcesLabel('documentTooMuch'), cause: error });
  }
}

function recordPage(resource: AnyResource, record: Row & { id: string }, options: DocumentOptions): WordPage {
  const fields = detailGroupsOf(resource).flatMap((group) => group.fields);
  const inner = fields.filter((field) => holdsRows(field.kind) && Array.isArray(record[field.name]));
  return {
    title: titleOf(resource, record),
    tables: [
      {
        rows: fields
          .filter((field) => !inner.includes(field))
          .map((field) => [[field.label[options.lang]], valueOf(field, record[field.name], 100 - LABELS, options)]),
        widths: [LABELS, 100 - LABELS],
      },
      ...inner.map((field) => rowsTable(field, record[field.name] as readonly Row[], options)),
    ],
  };
}

function rowsTable(field: NamedField, rows: readonly Row[], options: DocumentOptions): WordTable {
  const columns = filledColumnsOf(field.type, rows);
  const width = Math.floor(100 / columns.length);
  const head = columns.map((column) => [column.label[options.lang]]);
  const body = rows.map((row) => columns.map((column) => valueOf(column, row[column.name], width, options)));
  return { heading: field.label[options.lang], rows: [head, ...body], widths: columns.map(() => width), headed: true };
}

/** @param percent share of the page's width that the cell has */
function valueOf(field: NamedField, value: unknown, percent: number, options: DocumentOptions): WordCell {
  const { lang, zone, titles } = options;
  if (holdsFiles(field.kind)) return filesOf(value, percent, options);
  if (refersToRecords(field.kind)) {
    const ids = (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string');
    const names = ids.map((id) => titles[field.ref!]?.(id) ?? '');
    return [names.join(LIST_SEPARATOR[lang]) || EMPTY];
  }
  return formatField(field, value, { lang, zone }).split('\n');
}

/**
 * Places as many pictures beside each other as fit into the cell, with a distance between them; other files are listed
 * by name, one a line.
 */
function filesOf(value: unknown, percent: number, { pictures }: DocumentOptions): WordLine[] {
  const room = (TEXT_WIDTH * percent) / 100 - MARGINS.left - MARGINS.right;
  const box = { ...PICTURE, width: Math.min(PICTURE.width, Math.floor(room / PIXEL)) };
  const lines: (string | WordPicture)[][] = [];
  let left = 0;
  for (const file of filesIn(value)) {
    const picture = pictureOf(pictures.get(file.id), box);
    const width = picture ? picture.width * PIXEL : room;
    left -= width + BETWEEN;
    if (left < 0) {
      lines.push([]);
      left = room - width;
    }
    lines.at(-1)!.push(picture ?? file.name ?? file.id);
  }
  return lines.length === 0 ? [EMPTY] : lines;
}

function pictureOf(data: Uint8Array | undefined, box: PictureSize): WordPicture | undefined {
  const size = data && pictureSize(data);
  return size && { type: size.type, data, ...fitInto(size, box) };
}
