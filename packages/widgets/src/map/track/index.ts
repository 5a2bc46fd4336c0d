/** Replay of a track on a map. */
export { TrackStage } from './track-stage.tsx';
export type { TrackPoint } from './track.ts';
