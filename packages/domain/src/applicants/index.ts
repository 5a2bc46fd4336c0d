export * from './define.ts';
export * from './forms.ts';
export * from './sites.ts';
