import type { StreamKind } from './stream-kind.ts';

/** Reports of a player about its stream, in addition to the events of the video element. */
export interface Told {
  failed(): void;
  /** This browser cannot play the stream at all. */
  unsupported(): void;
}

/** Starts the playback. @returns a function that ends it */
export type StartPlayer = (element: HTMLVideoElement, url: string, events: Told) => () => void;

/** Player of each kind of stream: a separate chunk, loaded when a stream of that kind is opened. */
export const PLAYERS: Partial<Record<StreamKind, () => Promise<StartPlayer>>> = {
  hls: async () => (await import('./hls-player.ts')).hlsPlayer(),
  flv: async () => (await import('./flv-player.ts')).startFlv,
};
