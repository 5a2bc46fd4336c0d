import type { QualityText } from './zh.ts';

export const en: QualityText = {
  post: '{what} is for {posts}; you do not hold such a post in this project (or its term is over). Record it under “Who accepts” first',
  order: 'It is earlier than the step before, and nothing is dated back; check the clock of the device and do it again',
  noPicture: 'Add a picture',
  takenLater: 'The picture {name} was sent before it was taken; check the time',
  cameraAhead:
    'By its camera, the picture {name} was taken at {at}, after it had arrived; set the clock of the camera and take it again',
  cameraTime: 'By its camera, the picture {name} was taken at {at}, not between {from} and {to}; take it again on site',
  cameraPlace:
    'By its camera, the picture {name} was taken {distance} m away, more than {limit} m; take it on site, or correct the place',
  usedPicture: 'The picture {name} proves another record; take a new one on site',
};
