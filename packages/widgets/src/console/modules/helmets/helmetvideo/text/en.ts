import type { VideoText } from './zh.ts';

export const en: VideoText = {
  title: 'Pictures of helmets',
  project: 'Project',
  chooseProject: 'Choose a project',
  noProject: 'Choose a project first',
  none: 'No helmet of the project has a video address. Edit the device of a helmet and enter its HLS or FLV address.',
  layout: 'Pictures at once',
  layoutOf: '{n}',
  picture: 'Picture of {name}',
  offline: 'offline',
};
