import type { RiskText } from './zh.ts';

export const en: RiskText = {
  map: 'Four-colour map',
  title: 'Four-colour map of risks',
  project: 'Project',
  chooseProject: 'Choose a project',
  ground: 'Ground',
  site: 'Map of the site',
  none: 'No risk under control is marked here; choose its place on a plan or on site in its form',
  first: 'The {count} risks with the greatest D are shown',
  choose: 'Choose a risk on the map',
  open: 'Open the risk',
  count: '{count}',
};
