import { adoptCanvasCss } from '../diagram/sheets.ts';
import { adoptCss, renderWidget, surfaceOf } from '../kit/shadow/index.ts';
import type { MountWidget } from '../kit/mount.ts';
import { DataInput } from './session/data.ts';
import { Feed } from './connection/feed.ts';
import type { ViewerData, ViewerErrorDetail, ViewerProps, ViewerSelectDetail } from './host/props.ts';
import { ViewerSession } from './session/session.ts';
import { Trail } from './session/trail.ts';
import { ViewerFrame } from './view/frame.tsx';
import marksCss from './paint/marks.css?inline';
import sideCss from './view/side.css?inline';
import trailCss from './view/trail.css?inline';
import viewerCss from './viewer.css?inline';
import { clockOf } from '../kit/clock/index.ts';

/** Mounts `gd-instance-viewer`: it imports each XML once and afterwards changes only the marks that differ. */
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
    // With a connection, its readings determine the shown data.
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
  // the mount is complete when the diagram is drawn, or when its failure has been reported
  await opened;

  return {
    update(props) {
      void apply(props);
      rendered.render(node(props));
    },
    api: {
      /** Returns the diagram with its marks as SVG text. */
      saveSVG: () => trail.current.saveSVG(),
      /** Returns the same as a PNG, with `scale` pixels for each unit of the diagram. */
      async savePNG(scale?: number): Promise<Blob> {
        const { svgToPng } = await import('./export/png.ts');
        return svgToPng(await trail.current.saveSVG(), scale);
      },
      /** Prints the diagram on its own page and the list of visits as a table. */
      async print(): Promise<void> {
        const { printSession } = await import('./export/print.ts');
        await printSession(trail.current, surface.lang, clockOf(context).times);
      },
      /** Overrides the properties with new data, for instance from a socket. */
      push: (data: ViewerData) => show(input.push(data)),
      /** Shows the state at an instant (epoch milliseconds); null: the current state. */
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
