import type { StatisticText } from './zh.ts';

export const en: StatisticText = {
  backwards: 'The last day must not be before the first',
  tooMuch:
    'These are {helmets} helmets and {days} days; at most {most} helmets times days at once. Choose a shorter time or a team',
  file: 'Statistics of helmets',
  day: 'Day',
  person: 'Worn by',
  team: 'Team',
  helmet: 'Helmet',
  hours: 'Hours worn',
  distance: 'Distance (m)',
  alarms: 'Alarms',
};
