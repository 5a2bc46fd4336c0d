import { adoptCanvasCss } from '../diagram/sheets.ts';
import { adoptCss, renderWidget, surfaceOf } from '../kit/shadow/index.ts';
import type { MountWidget } from '../kit/mount.ts';
import { DataInput } from './data.ts';
import { Feed } from './feed.ts';
import type { ViewerData, ViewerErrorDetail, ViewerProps, ViewerSelectDetail } from './props.ts';
import { ViewerSession } from './session.ts';
import { Trail } from './trail.ts';
import { ViewerFrame } from './view/frame.tsx';
import marksCss from './paint/marks.css?inline';
import sideCss from './view/side.css?inline';
import trailCss from './view/trail.css?inline';
import viewerCss from './viewer.css?inline';
import { clockOf } from '../kit/clock/index.ts';

/** Mounts `gd-instance-viewer`: one import per XML, afterwards only differences of marks. */
export const mount: MountWidget<ViewerProps> = async (context, initial) => {
  const surface = surfaceOf(context);
  adoptCanvasCss(context.root);
  adoptCss(context.root, marksCss, sideCss, trailCss, viewerCss);

  const fail = (detail: ViewerErrorDetail) => context.emit('gd-error', detail);
  const makeSession = () => {
    const session: ViewerSession = new ViewerSession(
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
          fail({ code, message, where: 'import', line, column, element });
        },
      },
      () => surface.lang,
    );
    return session;
  };

  const input = new DataInput();
  const feed = new Feed(context, () => surface.lang, {
    data: (data) => void trail.root.feed(data),
    failed: ({ code, message }) => fail({ code, message, where: 'connection' }),
  });
  const trail: Trail = new Trail(makeSession, feed, (message, element) =>
    fail({ code: 'called_instance', message, where: 'called-instance', element }),
  );
  const stopRelabel = surface.subscribe(() => {
    for (const { session } of trail.state.get().levels) session.relabel();
  });

  const node = (props: ViewerProps) => (
    <ViewerFrame
      context={context}
      trail={trail}
      feed={feed}
      timeline={props.noTimeline !== true}
      unnamed={Boolean(props.connection) && !props.instanceId}
    />
  );
  const show = (data: ViewerData): Promise<void> => {
    // Over a connection the readings say what is shown.
    if (feed.state.get().phase !== 'off') return Promise.resolve();
    return trail.root.feed(data);
  };
  const apply = (props: ViewerProps): Promise<void> => {
    surface.update({ theme: props.theme, density: props.density, lang: props.lang });
    trail.resolver = props.resolveCalledInstance ?? null;
    feed.follow(props.connection, props.instanceId);
    return show(input.given(props));
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
      saveSVG: () => trail.current.saveSVG(),
      /** The same as a picture, `scale` pixels for each unit of the diagram. */
      async savePNG(scale?: number): Promise<Blob> {
        const { svgToPng } = await import('./export/png.ts');
        return svgToPng(await trail.current.saveSVG(), scale);
      },
      /** Prints the diagram on a page of its own and the list of visits as a table. */
      async print(): Promise<void> {
        const { printSession } = await import('./export/print.ts');
        await printSession(trail.current, surface.lang, clockOf(context).times);
      },
      /** Lays new data over what the properties say, for instance what a socket has brought. */
      push: (data: ViewerData) => show(input.push(data)),
      /** Shows the state of an instant (epoch milliseconds); null: of now. */
      replay: (at: number | null) => trail.current.replay(at),
      /** Shows the whole diagram. */
      fit: () => trail.current.fit(),
      /** Shows an element and its details; null closes them. */
      select: (id: string | null) => trail.current.select(id, { reveal: true }),
    },
    unmount() {
      stopRelabel();
      feed.stop();
      rendered.unmount();
      trail.destroy();
    },
  };
};
