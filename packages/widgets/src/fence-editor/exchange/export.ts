import { writeFenceFile, type FenceFormat } from '@gongdi/geo';
import { saveBlob } from '../../diagram/save-file.ts';
import type { Editor } from '../editor.ts';
import { format } from '../text/index.ts';

/** Hands the areas over as a file; GeoJSON and WKT keep the fence's coordinate system and name it. */
export function exportFence(editor: Editor, kind: FenceFormat): void {
  const { session } = editor;
  const { document } = session.state.get();
  const areas = document.areas.map(({ polygon }, i) => ({
    polygon,
    name: format(session.texts.area, { n: i + 1 }),
  }));
  const file = writeFenceFile(kind, areas, document.system, document.system, session.texts.editor);
  saveBlob(file.name, new Blob([file.bytes], { type: file.type }));
}
