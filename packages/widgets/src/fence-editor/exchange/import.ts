import {
  boxOfPolygons,
  convert,
  convertPolygon,
  distanceOf,
  readFenceFile,
  type CoordinateSystem,
  type FenceFile,
  type LonLat,
} from '@gongdi/geo';
import type { Editor } from '../editor/editor.ts';
import { newArea, polygonsOf, type Area } from '../model/document.ts';
import { pauses } from '../session/pauses.ts';
import { lengthText } from '../text/amounts.ts';
import { format } from '../text/index.ts';

/** Reads a file. @returns null when the file cannot be read; the failure has then been reported */
export async function readFile(editor: Editor, file: Blob): Promise<FenceFile | null> {
  try {
    const read = await readFenceFile(new Uint8Array(await file.arrayBuffer()));
    if (read.areas.length === 0) throw new Error(editor.session.texts.empty);
    return read;
  } catch (error) {
    editor.failed('import', editor.session.texts.importFailed, error);
    return null;
  }
}

const middleOf = (polygons: Parameters<typeof boxOfPolygons>[0]): LonLat => {
  const [west, south, east, north] = boxOfPolygons(polygons);
  return [(west + east) / 2, (south + north) / 2];
};

/**
 * Returns the text of the distance between the middle of a file and the project's place; without a place, the existing
 * fence is used.
 * @returns null when neither is known
 */
export function awayFromProject(editor: Editor, { areas }: FenceFile, unsaid: CoordinateSystem): string | null {
  const { texts, state } = editor.session;
  const { document } = state.get();
  const project = editor.center ?? (document.areas.length > 0 ? middleOf(polygonsOf(document)) : null);
  if (!project) return null;
  const middle = convert(middleOf(areas.map(({ polygon }) => polygon)), unsaid, document.system);
  const distance = distanceOf(middle, project, document.system);
  if (!Number.isFinite(distance)) return null;
  return distance < 1 ? texts.importHere : format(texts.importAt, { distance: lengthText(texts, distance) });
}

/**
 * Adds the areas of a file as one step, converted into the fence's coordinate system. Nothing is repaired: problems are
 * listed with an offer to repair. A cancelled import changes nothing.
 * @param unsaid coordinate system of a file that does not state one
 */
export async function importFence(editor: Editor, file: FenceFile, unsaid: CoordinateSystem): Promise<void> {
  const { areas, system, notes } = file;
  const { session } = editor;
  const { texts } = session;
  const stop = new AbortController();
  editor.importing?.abort();
  editor.importing = stop;
  const own = session.state.get().document.system;
  const added: Area[] = [];
  const rest = pauses();
  try {
    for (const [done, { polygon, name }] of areas.entries()) {
      await rest(() => session.state.set({ checking: { done, of: areas.length, reading: true } }));
      if (stop.signal.aborted || !session.editing) return;
      added.push(newArea(convertPolygon(polygon, system ?? unsaid, own), name));
    }
    const [first] = added;
    const { document } = session.state.get();
    // The user has changed the coordinate system of the fence meanwhile.
    if (document.system !== own) return await importFence(editor, file, unsaid);
    if (!first) throw new Error(texts.empty);
    session.setTool('select');
    session.step('stepImport', { ...document, areas: [...document.areas, ...added] }, { selected: first.id });
    editor.stage.fit();
    const messages = notes.map((words) => (session.english ? words.en : words.zh));
    if (system === null) messages.unshift(format(texts.importUnsaid, { system: unsaid }));
    session.tell({
      kind: messages.length > 0 ? 'warning' : 'info',
      text: [format(texts.imported, { n: added.length }), ...messages].join(session.english ? '. ' : '；'),
    });
  } catch (error) {
    editor.failed('import', texts.importFailed, error);
  } finally {
    if (editor.importing === stop) editor.importing = null;
    if (session.state.get().checking?.reading) session.state.set({ checking: null });
  }
}
