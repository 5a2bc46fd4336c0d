export type { DeviceType, Quantity } from './define.ts';
export * from './level-rule.ts';
export * from './limit-check.ts';
export { chance } from './profile.ts';
export * from './reading.ts';
export * from './registry.ts';
export { convertUnit } from './units.ts';
export * from './known-types.ts';
