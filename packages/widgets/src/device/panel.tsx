import { adoptCss, renderWidget, surfaceOf, type Look } from '../kit/shadow/index.ts';
import type { MountWidget } from '../kit/mount.ts';
import deviceCss from './device.css?inline';
import type { DeviceSource } from './host/props.ts';
import { DeviceSession } from './session/device-session.ts';
import { BEGIN } from './session/state.ts';
import { DeviceView } from './view/device-view.tsx';

interface DeviceProps extends Look {
  source: DeviceSource;
  deviceId: string;
}

/** Mounts the live panel of one device: all its quantities, limits, alarms and trend. */
export const mount: MountWidget<DeviceProps & Record<string, unknown>> = (context, initial) => {
  const surface = surfaceOf(context);
  adoptCss(context.root, deviceCss);
  const session = new DeviceSession(context, BEGIN);
  const lang = () => (surface.lang === 'en' ? 'en' : 'zh');
  session.lang = lang();
  const view = ({ deviceId }: DeviceProps) => <DeviceView key={session.lang} session={session} deviceId={deviceId} />;
  const rendered = renderWidget(context, view(initial));
  let { source } = initial;
  session.open(source);
  return {
    update(props) {
      surface.update({ theme: props.theme, density: props.density, lang: props.lang });
      session.lang = lang();
      if (props.source !== source) {
        source = props.source;
        session.open(source);
      }
      rendered.render(view(props));
    },
    api: {},
    unmount() {
      rendered.unmount();
      session.destroy();
    },
  };
};
