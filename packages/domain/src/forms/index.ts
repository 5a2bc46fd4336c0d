export * from './condition.ts';
export * from './fields.ts';
export * from './form.ts';
export * from './limits.ts';
