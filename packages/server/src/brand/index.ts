export { brandOf, type BrandOf } from './brand-of.ts';
