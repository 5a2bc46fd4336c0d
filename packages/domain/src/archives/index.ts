export * from './template.ts';
export * from './filed.ts';
export * from './warranty.ts';
