import type { HouseText } from './zh.ts';

export const en: HouseText = {
  shares: 'Figures',
  title: 'Shares of accepted houses',
  project: 'Project',
  chooseProject: 'Choose a project',
  name: 'Part',
  passed: 'Accepted',
  houses: 'Houses',
  accepted: 'Accepted',
  signing: 'To be signed',
  correcting: 'Correcting',
  defects: 'Open defects',
  empty: 'There are no houses yet; add or import them',
  more: 'The first 500 lines are shown; open a part',
  whole: 'The whole project',
  openDefects: 'Defects of this house',
  addDefect: 'Add a defect',
};
