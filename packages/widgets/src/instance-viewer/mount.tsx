import { adoptCanvasCss } from '../diagram/sheets.ts';
import { adoptCss, renderWidget, surfaceOf } from '../kit/shadow/index.ts';
import type { MountWidget } from '../kit/mount.ts';
import { historyOf } from './history-of.ts';
import type { ViewerErrorDetail, ViewerProps, ViewerSelectDetail } from './props.ts';
import { ViewerSession } from './session.ts';
import { Viewer } from './view/viewer.tsx';
import viewerCss from './viewer.css?inline';

/** Mounts `gd-instance-viewer`: one import per XML, afterwards only differences of marks. */
export const mount: MountWidget<ViewerProps> = async (context, initial) => {
  const surface = surfaceOf(context);
  adoptCanvasCss(context.root);
  adoptCss(context.root, viewerCss);

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
        const detail: ViewerErrorDetail = { code, message, where: 'import', line, column, element };
        context.emit('gd-error', detail);
      },
    },
    () => surface.lang,
  );

  const node = (props: ViewerProps) => (
    <Viewer context={context} session={session} timeline={props.noTimeline !== true} />
  );
  const apply = (props: ViewerProps): Promise<void> => {
    surface.update({ theme: props.theme, density: props.density, lang: props.lang });
    const opened = session.open(props.xml ?? props.view?.bpmnXml ?? null);
    session.mark(historyOf(props));
    return opened;
  };
  const opened = apply(initial);
  const rendered = renderWidget(context, node(initial));
  // ready means that the diagram is drawn; one that cannot be has told so by then
  await opened;

  return {
    update(props) {
      void apply(props);
      rendered.render(node(props));
    },
    api: {
      /** The diagram with its marks as SVG text. */
      saveSVG: () => session.saveSVG(),
      /** Shows the whole diagram. */
      fit: () => session.fit(),
      /** Shows an element and its details; null closes them. */
      select: (id: string | null) => session.select(id, { reveal: true }),
    },
    unmount() {
      rendered.unmount();
      session.destroy();
    },
  };
};
