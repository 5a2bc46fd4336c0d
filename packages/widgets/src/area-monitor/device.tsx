import planCss from '../plan/plan.css?inline';
import { adoptCss, renderWidget, surfaceOf, type Look } from '../kit/shadow/index.ts';
import type { MountWidget } from '../kit/mount.ts';
import type { MonitorSource } from './props.ts';
import { Monitor } from './session/monitor.ts';
import { DeviceView } from './view/device-view.tsx';
import monitorCss from './monitor.css?inline';

interface DeviceProps extends Look {
  source: MonitorSource;
  deviceId: string;
}

/** Mounts the live panel of one device: all its quantities, limits, alarms and trend. */
export const mount: MountWidget<DeviceProps & Record<string, unknown>> = (context, initial) => {
  const surface = surfaceOf(context);
  adoptCss(context.root, planCss, monitorCss);
  const monitor = new Monitor(context);
  const lang = () => (surface.lang === 'en' ? 'en' : 'zh');
  monitor.lang = lang();
  const view = ({ deviceId }: DeviceProps) => <DeviceView key={monitor.lang} monitor={monitor} deviceId={deviceId} />;
  const rendered = renderWidget(context, view(initial));
  let { source } = initial;
  monitor.open(source);
  return {
    update(props) {
      surface.update({ theme: props.theme, density: props.density, lang: props.lang });
      monitor.lang = lang();
      if (props.source !== source) {
        source = props.source;
        monitor.open(source);
      }
      rendered.render(view(props));
    },
    api: {},
    unmount() {
      rendered.unmount();
      monitor.destroy();
    },
  };
};
