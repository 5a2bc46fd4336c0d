export * from './forms.ts';
export * from './sites.ts';
