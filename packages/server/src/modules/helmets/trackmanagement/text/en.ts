import type { TrackText } from './zh.ts';

export const en: TrackText = {
  file: 'Tracks',
  positions: 'Positions',
  pauses: 'Pauses',
  sums: 'Sums',
  device: 'Device',
  number: 'Number',
  user: 'Worn by',
  at: 'Time',
  longitude: 'Longitude (WGS-84)',
  latitude: 'Latitude (WGS-84)',
  begin: 'From',
  end: 'To',
  minutes: 'Minutes',
  count: 'Positions',
  distance: 'Distance (m)',
  known: 'Located (minutes)',
  pauseCount: 'Pauses',
  tooLong: 'At most {days} days at once; choose a shorter time',
  backwards: 'The end must be after the beginning',
  tooMany: 'At most {count} devices at once; choose fewer',
};
