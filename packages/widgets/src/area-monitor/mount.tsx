import deviceCss from '../device/device.css?inline';
import planCss from '../plan/plan.css?inline';
import { adoptCss, renderWidget, surfaceOf } from '../kit/shadow/index.ts';
import type { MountWidget } from '../kit/mount.ts';
import { areaOfProps } from './model/drawings.ts';
import { lateSource } from './host/late-source.ts';
import type { MonitorProps, MonitorReading } from './host/props.ts';
import { Monitor } from './session/monitor.ts';
import { MonitorView } from './view/monitor-view.tsx';
import monitorCss from './monitor.css?inline';

/** Mounts `gd-area-monitor`. */
export const mount: MountWidget<MonitorProps> = (context, initial) => {
  const surface = surfaceOf(context);
  adoptCss(context.root, planCss, deviceCss, monitorCss);
  surface.update({ theme: initial.theme, density: initial.density, lang: initial.lang });
  const monitor = new Monitor(context);
  const langOf = () => (surface.lang === 'en' ? 'en' : 'zh');
  monitor.lang = langOf();
  const view = ({ wall }: MonitorProps) => <MonitorView key={monitor.lang} monitor={monitor} wall={wall} />;
  const rendered = renderWidget(context, view(initial));
  let before: MonitorProps = {};
  let attempt = 0;

  const openConnection = async (areaId: string) => {
    attempt += 1;
    const own = attempt;
    const source = await lateSource(context, areaId, langOf);
    if (own === attempt) monitor.open(source);
  };
  let current = initial;
  /** The properties as the host sets them now: a reload does not return to the first ones. */
  const given = () => ({ ...areaOfProps(current.area ?? null, current.points ?? []), readings: current.values ?? [] });
  const apply = (props: MonitorProps) => {
    current = props;
    const { source, connection, areaId, points, values } = props;
    const changed = (...names: (keyof MonitorProps)[]) => names.some((name) => before[name] !== props[name]);
    if (source?.load) {
      if (changed('source')) monitor.open(source);
    } else if (connection?.kind === 'gongdi' && areaId) {
      if (before.connection?.kind !== connection.kind || changed('areaId')) {
        monitor.empty();
        monitor.state.set({ phase: 'loading' });
        openConnection(areaId).catch((error: unknown) =>
          monitor.state.set({ phase: 'failed', message: error instanceof Error ? error.message : '' }),
        );
      }
    } else if (points) {
      if (changed('source') || before.points == null) monitor.open({ ...source, load: async () => given() });
      else if (changed('area', 'points')) monitor.show(given());
      else if (changed('values') && values) monitor.push(values);
    } else if (changed('points', 'connection', 'areaId', 'source')) monitor.empty();
    before = props;
  };
  apply(initial);
  return {
    update(props) {
      surface.update({ theme: props.theme, density: props.density, lang: props.lang });
      monitor.lang = langOf();
      apply(props);
      rendered.render(view(props));
    },
    api: {
      /** Accepts new values; they are drawn with the next frame. */
      push: (readings: readonly MonitorReading[]) => monitor.push(readings),
      /** Selects the points of the devices; an empty list clears the selection. */
      select: (devices: readonly string[]) => {
        const wanted = new Set(devices);
        const points = monitor.state.get().drawings.flatMap((one) => one.points);
        monitor.select(new Set(points.filter(({ device_id }) => wanted.has(device_id)).map(({ key }) => key)));
      },
      /** Shows the trend of devices. */
      chart: (devices: readonly string[], quantity?: string) => monitor.chart(devices, false, quantity),
      /** Reads the area again; the selection and the view stay. */
      reload: () => monitor.reload(),
    },
    unmount() {
      attempt += 1;
      rendered.unmount();
      monitor.destroy();
    },
  };
};
