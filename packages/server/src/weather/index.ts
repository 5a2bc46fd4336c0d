export { collectWeather } from './collect.ts';
export { weatherToday } from './today.ts';
