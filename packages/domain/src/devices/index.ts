export { limitUnit, quantityChoices } from './choices.ts';
export type { DeviceType, Quantity } from './define.ts';
export * from './level-rule.ts';
export * from './limit-check.ts';
export { sampleProfile, chance, type Profile } from './profile.ts';
export * from './reading.ts';
export * from './registry.ts';
export { convertUnit, plainUnit } from './units.ts';
