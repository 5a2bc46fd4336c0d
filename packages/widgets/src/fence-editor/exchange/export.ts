import { writeFenceFile, type FenceFormat } from '@gongdi/geo';
import { saveBlob } from '../../diagram/save-file.ts';
import type { Editor } from '../editor/editor.ts';
import { format } from '../text/index.ts';

/**
 * Offers the areas as a file and reports its coordinate system: all formats but WKT are WGS-84 (or CGCS2000, for SHP).
 */
export function exportFence(editor: Editor, kind: FenceFormat): void {
  const { session } = editor;
  const { document } = session.state.get();
  const areas = document.areas.map(({ polygon, name }, i) => ({
    polygon,
    name: name ?? format(session.texts.area, { n: i + 1 }),
  }));
  const file = writeFenceFile(kind, areas, document.system, document.system, session.texts.editor);
  saveBlob(file.name, new Blob([file.bytes], { type: file.type }));
  session.tell({ kind: 'info', text: format(session.texts.exported, { name: file.name, system: file.system }) });
}
