import type { DaysText } from './zh.ts';

export const en: DaysText = {
  ownRequest: 'You have asked for this yourself; somebody else has to take the step “{step}”',
  ownDay: 'The file of {name} names your account; somebody else has to take the step “{step}” for your own attendance',
  postAbsent: '{project}: {post} {name} was absent on {day} without leave',
};
