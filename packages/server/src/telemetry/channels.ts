import type { KnownDevice } from './registry.ts';

/**
 * Takes what a device sends besides readings, checked or not, and returns the answer for it. It throws if nothing could
 * be stored: then the device gets no acknowledgement and sends again.
 */
export type ChannelTaker = (device: KnownDevice, payload: unknown) => Promise<object | undefined>;

/** A connection to devices, such as a broker. */
export interface DeviceLine {
  /** Sends to a device. @returns false if it is not connected here */
  send: (device: KnownDevice, name: string, payload: object) => boolean;
  isConnected: (device: KnownDevice) => boolean;
}

/** What devices send and get besides readings: `gongdi/v1/{number}/{name}` up and `…/down/{name}` down. */
export interface DeviceChannels {
  /** Takes what devices send on a channel; each name has one taker. */
  on: (name: string, taker: ChannelTaker) => void;
  names: () => readonly string[];
  /** @returns the answer; undefined: there is none, or no such channel */
  take: (name: string, device: KnownDevice, payload: unknown) => Promise<object | undefined>;
  /** Sends to a device over whichever line has it. @returns false if none has */
  send: (device: KnownDevice, name: string, payload: object) => boolean;
  /** Whether a line has the device; behind another broker nobody knows, so it is never certain there. */
  isConnected: (device: KnownDevice) => boolean;
  /** @returns a function that removes the line */
  addLine: (line: DeviceLine) => () => void;
}

export function deviceChannels(): DeviceChannels {
  const takers = new Map<string, ChannelTaker>();
  const lines = new Set<DeviceLine>();
  return {
    on: (name, taker) => void takers.set(name, taker),
    names: () => [...takers.keys()],
    take: async (name, device, payload) => takers.get(name)?.(device, payload),
    send: (device, name, payload) => [...lines].some((line) => line.send(device, name, payload)),
    isConnected: (device) => [...lines].some((line) => line.isConnected(device)),
    addLine: (line) => {
      lines.add(line);
      return () => void lines.delete(line);
    },
  };
}
