export * from './custom-field.ts';
export * from './extend.ts';
export * from './extensible.ts';
export * from './number-pattern.ts';
