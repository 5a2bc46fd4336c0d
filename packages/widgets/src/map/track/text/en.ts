import type { TrackTexts } from './zh.ts';

export const en: TrackTexts = {
  play: 'Play the track',
  pause: 'Pause',
  at: 'Time on the track',
  speed: 'Speed of playing',
  times: '{n} ×',
  follow: 'Follow',
  followNone: 'Follow nobody',
  followOne: 'Follow {name}',
  control: 'Track playback',
  tracks: 'Tracks',
  marks: 'Alarms',
  nextMark: 'Next alarm',
  none: 'No track',
  silent: 'No signal',
  still: 'Standing',
  moving: 'Moving',
};
