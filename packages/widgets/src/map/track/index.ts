/** Replay of tracks on a map: of one object or several, of any kind. */
export { TrackStage } from './track-stage.tsx';
export type { ShownTrack } from './track-layer.ts';
export type { TrackMark } from './track-marks.tsx';
