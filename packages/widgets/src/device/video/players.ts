import type { StreamKind } from './stream-kind.ts';

/** What a player tells of its stream beside what the element itself does. */
export interface Told {
  failed(): void;
  /** This browser cannot play it at all. */
  unsupported(): void;
}

/** @returns ends it */
export type StartPlayer = (element: HTMLVideoElement, url: string, told: Told) => () => void;

/** The player of a kind of stream: code of its own, which is loaded when one is looked at. */
export const PLAYERS: Partial<Record<StreamKind, () => Promise<StartPlayer>>> = {
  hls: async () => (await import('./hls-player.ts')).hlsPlayer(),
  flv: async () => (await import('./flv-player.ts')).startFlv,
};
