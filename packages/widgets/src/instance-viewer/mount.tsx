import { createRoot } from 'react-dom/client';
import { resolveLang } from '../diagram/lang.ts';
import { adopt, adoptCanvasSheets, sheetOf } from '../diagram/sheets.ts';
import { resolveTheme, watchSystemTheme } from '../diagram/theme.ts';
import type { MountWidget } from '../kit/mount.ts';
import { historyOf } from './history-of.ts';
import type { ViewerErrorDetail, ViewerProps, ViewerSelectDetail } from './props.ts';
import { ViewerSession } from './session.ts';
import { Viewer } from './view/viewer.tsx';
import viewerCss from './viewer.css?inline';

let sheet: CSSStyleSheet | undefined;

/** Mounts `gd-instance-viewer`: one import per XML, afterwards only differences of marks. */
export const mount: MountWidget<ViewerProps> = (context, initial) => {
  sheet ??= sheetOf(viewerCss);
  adoptCanvasSheets(context.root);
  adopt(context.root, [sheet]);

  let props = initial;
  const lang = () => resolveLang(props.lang ?? context.config.lang);
  const session = new ViewerSession(
    {
      ready: () => context.emit('gd-ready'),
      select(element) {
        const detail: ViewerSelectDetail = {
          id: element?.id ?? null,
          type: element?.type ?? null,
          name: element?.businessObject.name ?? null,
          state: (element && session.state.get().marks?.elements.get(element.id)?.state) ?? null,
        };
        context.emit('gd-select', detail);
      },
      failed({ code, message, line, column, element }) {
        const detail: ViewerErrorDetail = { code, message, where: 'import' };
        context.emit('gd-error', { ...detail, line, column, element });
      },
    },
    lang,
  );

  const place = document.createElement('div');
  place.className = 'gd-viewer-root';
  context.container.append(place);
  const root = createRoot(place);
  const render = () =>
    root.render(
      <Viewer session={session} lang={lang()} theme={resolveTheme(props.theme)} timeline={props.noTimeline !== true} />,
    );
  const stopTheme = watchSystemTheme(render);

  const apply = () => {
    render();
    void session.open(props.xml ?? props.view?.bpmnXml ?? null);
    session.mark(historyOf(props));
  };
  apply();

  return {
    update(next) {
      props = next;
      apply();
    },
    api: {
      /** The diagram with its marks as SVG text. */
      saveSVG: () => session.saveSVG(),
      fit: () => session.fit(),
      select: (id: string | null) => session.select(id, { reveal: true }),
    },
    unmount() {
      stopTheme();
      root.unmount();
      session.destroy();
      place.remove();
    },
  };
};
