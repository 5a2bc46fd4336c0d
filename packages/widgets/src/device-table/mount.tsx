import deviceCss from '../device/device.css?inline';
import dataCss from '../kit/data/data.css?inline';
import filesCss from '../kit/preview/files.css?inline';
import { createQueries, endQueries } from '../kit/data/index.ts';
import { KitProvider } from '../kit/provider/index.ts';
import { adoptCss, renderWidget, surfaceOf } from '../kit/shadow/index.ts';
import type { MountWidget } from '../kit/mount.ts';
import type { DeviceReading } from '../device/host/props.ts';
import tableCss from './device-table.css?inline';
import liveCss from './live-cells.css?inline';
import { tableOfProps } from './model/table-device.ts';
import type { DeviceTableProps } from './host/props.ts';
import { TableSession } from './session/table-session.ts';
import { TableApp } from './view/table-app.tsx';

/** Mounts `gd-device-table`. */
export const mount: MountWidget<DeviceTableProps> = (context, initial) => {
  const surface = surfaceOf(context);
  adoptCss(context.root, dataCss, filesCss, deviceCss, liveCss, tableCss);
  surface.update({ theme: initial.theme, density: initial.density, lang: initial.lang });
  const session = new TableSession(context);
  const langOf = () => (surface.lang === 'en' ? 'en' : 'zh');
  session.speak(langOf());
  let queries = createQueries();
  /** The server's answers depend on the language, so a new language requires reading again. */
  const speak = () => {
    if (session.lang === langOf()) return;
    session.speak(langOf());
    endQueries(queries);
    queries = createQueries();
  };
  const view = ({ theme, density, lang, readOnly = false, heading }: DeviceTableProps) => (
    <KitProvider context={context} theme={theme} density={density} lang={lang}>
      <TableApp key={session.lang} session={session} queries={queries} readOnly={readOnly} heading={heading} />
    </KitProvider>
  );
  const rendered = renderWidget(context, view(initial));
  let before: DeviceTableProps = {};
  let attempt = 0;

  /** The code of the connection is loaded on first use. */
  const connect = async ({ types, projectId, areaId }: DeviceTableProps) => {
    attempt += 1;
    const own = attempt;
    session.empty();
    session.state.set({ phase: 'loading' });
    try {
      const { connect: over } = await import('./session/connection.ts');
      const scope = {
        types: types ?? [],
        ...(projectId && { project_id: projectId }),
        ...(areaId && { area_id: areaId }),
      };
      if (own === attempt) session.open(over(context, scope, langOf));
    } catch (error) {
      if (own === attempt) session.state.set({ phase: 'failed', message: error instanceof Error ? error.message : '' });
    }
  };
  let current = initial;
  /** The properties as the host sets them now: a reload does not return to the first ones. */
  const given = () => tableOfProps(current.devices ?? [], current.values ?? []);
  const apply = (props: DeviceTableProps) => {
    current = props;
    const { source, connection, devices, values } = props;
    const changed = (...names: (keyof DeviceTableProps)[]) => names.some((name) => before[name] !== props[name]);
    const scope = ({ types, projectId = '', areaId = '' }: DeviceTableProps) =>
      JSON.stringify([types ?? [], projectId, areaId]);
    if (source?.load) {
      if (changed('source')) session.open(source);
    } else if (connection?.kind === 'gongdi') {
      if (before.connection?.kind !== connection.kind || scope(before) !== scope(props)) void connect(props);
    } else if (devices) {
      if (changed('source') || before.devices == null) session.open({ ...source, load: async () => given() });
      else if (changed('devices')) session.show(given());
      else if (changed('values') && values) session.push(values);
    } else if (changed('devices', 'connection', 'source')) session.empty();
    before = props;
  };
  apply(initial);
  return {
    update(props) {
      surface.update({ theme: props.theme, density: props.density, lang: props.lang });
      speak();
      apply(props);
      rendered.render(view(props));
    },
    api: {
      /** Accepts new values; they are drawn with the next frame. */
      push: (readings: readonly DeviceReading[]) => session.push(readings),
      /** Opens the panel of a device; null closes it. */
      select: (device: string | null) => session.select(device),
      /** Opens the panel of a device with a trend. */
      chart: (device: string, quantity?: string) => session.chart([device], false, quantity),
      /** Reads the devices again; the selection and the open panel stay. */
      reload: () => session.reload(),
    },
    unmount() {
      attempt += 1;
      rendered.unmount();
      endQueries(queries);
      session.destroy();
    },
  };
};
