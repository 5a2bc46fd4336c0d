export * from './by-name.ts';
export * from './entries.ts';
export * from './form-values.ts';
export * from './mask.ts';
export { maskerOf } from './masker.ts';
export * from './sealed.ts';
