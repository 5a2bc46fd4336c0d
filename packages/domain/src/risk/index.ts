export * from './colours.ts';
export * from './control.ts';
export * from './lec.ts';
export * from './month-figures.ts';
export { MONTH_REPORT } from '../dictionary/month-report.ts';
