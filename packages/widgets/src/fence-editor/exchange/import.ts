import { convertPolygon, readFenceFile } from '@gongdi/geo';
import type { Editor } from '../editor.ts';
import { newArea } from '../model/document.ts';
import { format } from '../text/index.ts';

/**
 * Adds the areas of a file as one step. What the file says about its coordinate system is converted; one that says
 * nothing is taken to be in the fence's. Nothing is repaired: what is wrong is listed with an offer.
 */
export async function importFence(editor: Editor, file: Blob): Promise<void> {
  const { session } = editor;
  const { texts } = session;
  try {
    const { areas, system, notes } = await readFenceFile(new Uint8Array(await file.arrayBuffer()));
    const { document } = session.state.get();
    const added = areas.map(({ polygon }) =>
      newArea(convertPolygon(polygon, system ?? document.system, document.system)),
    );
    const [first] = added;
    if (!first) throw new Error(texts.empty);
    session.setTool('select');
    session.step('stepImport', { ...document, areas: [...document.areas, ...added] }, { selected: first.id });
    editor.stage.fit();
    const told = notes.map((words) => (session.english ? words.en : words.zh));
    session.tell({
      kind: told.length > 0 ? 'warning' : 'info',
      text: [format(texts.imported, { n: added.length }), ...told].join(session.english ? '. ' : '；'),
    });
  } catch (error) {
    editor.failed('import', texts.importFailed, error);
  }
}
