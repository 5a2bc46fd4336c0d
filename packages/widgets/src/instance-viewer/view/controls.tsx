import { useState } from 'react';
import { ZOOM } from '../../diagram/viewport.ts';
import { fileName, saveBlob, saveFile } from '../../diagram/save-file.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { ViewerSession } from '../session/session.ts';
import { format, type Texts, textsOf } from '../text/index.ts';
import { useTimes } from '../../kit/clock/index.ts';
import type { Times } from '@gongdi/domain';

const ICONS = {
  zoomIn: 'M10 4v12M4 10h12',
  zoomOut: 'M4 10h12',
  fit: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4',
  outline: 'M3 5h3M9 5h8M6 10h3M12 10h5M6 15h3M12 15h5',
  heat: 'M10 3a7 7 0 1 0 .1 0M10 6v4l3 2',
  replay: 'M4 10a6 6 0 1 0 2-4.5M4 3v4h4M9 7.5v5l4-2.5z',
  exportSvg: 'M10 3v9M6.5 8.5L10 12l3.5-3.5M4 15v2h12v-2',
  exportPng: 'M3 5h14v11H3zM3 14l4-4 3 3 3-4 4 5M7 8.2a.6.6 0 1 0 .1 0',
  print: 'M6 8V3h8v5M6 14H3V8h14v6h-3M6 12h8v5H6z',
} as const;

type Name = keyof typeof ICONS & keyof Texts;

interface ControlsProps {
  session: ViewerSession;
  lang: Lang;
  heat: boolean;
  replaying: boolean;
  outline: boolean;
  onOutline(): void;
  onReplay(): void;
}

/** Buttons for zoom, fit, heat, replay and exports. */
export function Controls({ session, lang, heat, replaying, outline, onOutline, onReplay }: ControlsProps) {
  const texts = textsOf(lang);
  const times = useTimes();
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = (work: () => Promise<void>) => () => {
    setFailure(null);
    work().catch((error: unknown) => setFailure(error instanceof Error ? error.message : String(error)));
  };
  const actions: [name: Name, act: () => void, pressed?: boolean][] = [
    ['zoomIn', () => session.zoomBy(ZOOM.step)],
    ['zoomOut', () => session.zoomBy(-ZOOM.step)],
    ['fit', () => session.fit()],
    ['outline', onOutline, outline],
    ['heat', () => session.setHeat(!heat), heat],
    ['replay', onReplay, replaying],
    ['exportSvg', attempt(() => exportSvg(session))],
    ['exportPng', attempt(() => exportPng(session))],
    ['print', attempt(() => print(session, lang, times))],
  ];
  return (
    <>
      <div className="gd-viewer-controls" part="controls">
        {actions.map(([name, act, pressed]) => (
          <button
            key={name}
            type="button"
            onClick={act}
            aria-label={texts[name]}
            title={texts[name]}
            aria-pressed={pressed}
          >
            <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
              <path d={ICONS[name]} />
            </svg>
          </button>
        ))}
        <slot name="toolbar" />
      </div>
      {failure !== null && (
        <p className="gd-viewer-toast" role="alert">
          {format(texts.exportFailed, { message: failure })}
          <button type="button" className="gd-viewer-button" onClick={() => setFailure(null)}>
            {texts.dismiss}
          </button>
        </p>
      )}
    </>
  );
}

const named = (session: ViewerSession, extension: string) => fileName(session.title ?? undefined, extension);

async function exportSvg(session: ViewerSession): Promise<void> {
  saveFile(named(session, 'svg'), await session.saveSVG(), 'image/svg+xml');
}

async function exportPng(session: ViewerSession): Promise<void> {
  const { svgToPng } = await import('../export/png.ts');
  saveBlob(named(session, 'png'), await svgToPng(await session.saveSVG()));
}

async function print(session: ViewerSession, lang: Lang, times: Times): Promise<void> {
  const { printSession } = await import('../export/print.ts');
  await printSession(session, lang, times);
}
