import type { ClimbText } from './zh.ts';

/** Messages about work at height. */
export const en: ClimbText = {
  notOnSite: '{name} is not on the site of this project: choose somebody who is',
  refused: '{name} may not take part in work at height: {reasons}',
  noHelmet: '{name} wears no smart helmet: hand one out first',
  over: 'The hour of the permit has passed: ask for a new one',
  alarm: '{worker} at height, “{work}”: {what}',
  unhooked: 'not hooked ({metres} m above the start)',
  gone: 'the watcher {watcher} has gone',
  far: 'the watcher {watcher} is {metres} m away',
  lost: 'the watcher {watcher} is not located',
  silent: 'the worker is not located',
};
