import type { MountWidget } from '@gongdi/widgets';

/** A widget that only records the calls it receives from the element. */
export interface Record_ {
  mounts: number;
  unmounts: number;
  updates: Record<string, unknown>[];
  connectedAtMount: boolean[];
  configs: unknown[];
  /** What the widget says about work that nobody has saved. */
  unsaved: boolean;
}

export const record: Record_ = {
  mounts: 0,
  unmounts: 0,
  updates: [],
  connectedAtMount: [],
  configs: [],
  unsaved: false,
};

export const mount: MountWidget = (context) => {
  record.mounts += 1;
  record.connectedAtMount.push(context.host.isConnected);
  record.configs.push(context.config);
  if (context.host.hasAttribute('fail')) throw new Error('probe fails');
  const input = document.createElement('input');
  context.container.append(input);
  return {
    update: (props) => void record.updates.push(props),
    api: {
      echo: (value: unknown) => value,
      save: () => context.emit('gd-before-save', { kind: 'probe' }, { cancelable: true }),
      slow: () => new Promise(() => {}),
      chatter: () => context.emit('gd-ready'),
    },
    unsaved: () => record.unsaved,
    unmount: () => {
      record.unmounts += 1;
    },
  };
};
