import type { QualityText } from './zh.ts';

export const en: QualityText = {
  post: '{what} is for {posts}; you do not hold such a post in this project (or its term is over). Record it under “Who accepts” first',
  order: 'It is earlier than the step before, and nothing is dated back; check the clock of the device and do it again',
  noPicture: 'Add a picture',
  takenLater: 'The picture {name} was sent before it was taken; check the time',
  usedPicture: 'The picture {name} proves another record; take a new one on site',
};
