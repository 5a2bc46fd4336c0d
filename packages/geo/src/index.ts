export type { LonLat } from './point.ts';
