export * from './colours.ts';
export * from './control.ts';
export * from './lec.ts';
export * from './month-figures.ts';
