import { useCallback, useState } from 'react';
import { saveBlob, fileName } from '../../diagram/save-file.ts';
import { withTimeout } from '../../kit/lazy/index.ts';
import type { Editor } from '../editor.ts';
import type { FenceState } from '../session/state.ts';
import type { Texts } from '../text/index.ts';
import { Popover } from './popover.tsx';
import { ToolButton } from './tool-button.tsx';

interface ExportMenuProps {
  editor: Editor;
  state: FenceState;
  texts: Texts;
}

const FORMATS = [
  ['geojson', 'GeoJSON'],
  ['kml', 'KML'],
  ['gpx', 'GPX'],
  ['shp', 'SHP'],
  ['wkt', 'WKT'],
] as const;

/** Ways out of the page: files of the areas, and a picture of the map. */
export function ExportMenu({ editor, state, texts }: ExportMenuProps) {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const attempt = (work: () => Promise<void>) => () => {
    setOpen(false);
    work().catch((error: unknown) => editor.failed('export', texts.exportFailed, error));
  };
  const picture = async () => {
    const { mapPicture } = await withTimeout(import('../export/png.ts'));
    const { blob, withoutTiles } = await mapPicture(editor);
    saveBlob(fileName(texts.editor, 'png'), blob);
    if (withoutTiles) editor.session.tell({ kind: 'warning', text: texts.exportPngTiles });
  };
  return (
    <span className="gd-fence-anchor">
      <ToolButton
        icon="export"
        label={texts.export}
        expanded={open}
        disabled={state.phase !== 'ready'}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Popover label={texts.export} menu className="gd-fence-menu" onClose={close}>
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
      )}
    </span>
  );
}
