import type { TrackTexts } from './zh.ts';

export const en: TrackTexts = {
  play: 'Play the track',
  pause: 'Pause',
  at: 'Time on the track',
  speed: 'Speed of playing',
  times: '{n} ×',
  follow: 'Follow',
  control: 'Track playback',
};
