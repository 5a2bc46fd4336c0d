import { convertPolygon, readFenceFile, type CoordinateSystem } from '@gongdi/geo';
import type { Editor } from '../editor.ts';
import { newArea } from '../model/document.ts';
import { format } from '../text/index.ts';

/**
 * Adds the areas of a file as one step, converted into the fence's coordinate system. Nothing is repaired: what is wrong
 * is listed with an offer.
 * @param unsaid what a file that says nothing about its coordinates is in
 */
export async function importFence(editor: Editor, file: Blob, unsaid: CoordinateSystem): Promise<void> {
  const { session } = editor;
  const { texts } = session;
  try {
    const { areas, system, notes } = await readFenceFile(new Uint8Array(await file.arrayBuffer()));
    const { document } = session.state.get();
    const added = areas.map(({ polygon, name }) =>
      newArea(convertPolygon(polygon, system ?? unsaid, document.system), name),
    );
    const [first] = added;
    if (!first) throw new Error(texts.empty);
    session.setTool('select');
    session.step('stepImport', { ...document, areas: [...document.areas, ...added] }, { selected: first.id });
    editor.stage.fit();
    const told = notes.map((words) => (session.english ? words.en : words.zh));
    if (system === null) told.unshift(format(texts.importUnsaid, { system: unsaid }));
    session.tell({
      kind: told.length > 0 ? 'warning' : 'info',
      text: [format(texts.imported, { n: added.length }), ...told].join(session.english ? '. ' : '；'),
    });
  } catch (error) {
    editor.failed('import', texts.importFailed, error);
  }
}
