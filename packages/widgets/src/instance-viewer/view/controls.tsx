import { saveFile } from '../../diagram/save-file.ts';
import { ZOOM } from '../../diagram/viewport.ts';
import type { ViewerSession } from '../session.ts';
import type { Texts } from '../text/index.ts';

const ICONS = {
  zoomIn: 'M10 4v12M4 10h12',
  zoomOut: 'M4 10h12',
  fit: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4',
  exportSvg: 'M10 3v9M6.5 8.5L10 12l3.5-3.5M4 15v2h12v-2',
} as const;

/** Zoom, fit and export. */
export function Controls({ session, texts }: { session: ViewerSession; texts: Texts }) {
  const actions: [keyof typeof ICONS, () => void][] = [
    ['zoomIn', () => session.zoomBy(ZOOM.step)],
    ['zoomOut', () => session.zoomBy(-ZOOM.step)],
    ['fit', () => session.fit()],
    ['exportSvg', () => void exportSvg(session)],
  ];
  return (
    <div className="gd-viewer-controls" part="controls">
      {actions.map(([name, act]) => (
        <button key={name} type="button" onClick={act} aria-label={texts[name]} title={texts[name]}>
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d={ICONS[name]} />
          </svg>
        </button>
      ))}
    </div>
  );
}

async function exportSvg(session: ViewerSession): Promise<void> {
  saveFile('diagram.svg', await session.saveSVG(), 'image/svg+xml');
}
