import { fileName, saveBlob } from '../../diagram/save-file.ts';
import { withTimeout } from '../../kit/lazy/index.ts';
import type { Editor } from '../editor/editor.ts';
import type { FenceState } from '../session/state.ts';
import type { Texts } from '../text/index.ts';
import { Popover } from './popover.tsx';

interface ExportListProps {
  editor: Editor;
  state: FenceState;
  texts: Texts;
  onClose(): void;
}

const FORMATS = [
  ['geojson', 'GeoJSON'],
  ['kml', 'KML'],
  ['gpx', 'GPX'],
  ['shp', 'SHP'],
  ['wkt', 'WKT'],
] as const;

/** Menu of exports: files of the areas, and a picture of the map. */
export default function ExportList({ editor, state, texts, onClose }: ExportListProps) {
  const attempt = (work: () => Promise<void>) => () => {
    onClose();
    work().catch((error: unknown) => editor.failed('export', texts.exportFailed, error));
  };
  const picture = async () => {
    const { mapPicture } = await withTimeout(import('../export/png.ts'));
    const { blob, withoutTiles } = await mapPicture(editor);
    saveBlob(fileName(texts.editor, 'png'), blob);
    if (withoutTiles) editor.session.tell({ kind: 'warning', text: texts.exportPngTiles });
  };
  return (
    <Popover label={texts.export} menu className="gd-fence-panel-menu" onClose={onClose}>
      {FORMATS.map(([format, name]) => (
        <button
          key={format}
          type="button"
          role="menuitem"
          disabled={state.document.areas.length === 0}
          onClick={attempt(async () => {
            const { exportFence } = await withTimeout(import('../exchange/export.ts'));
            exportFence(editor, format);
          })}
        >
          {name}
        </button>
      ))}
      <button type="button" role="menuitem" onClick={attempt(picture)}>
        {texts.exportPng}
      </button>
    </Popover>
  );
}
