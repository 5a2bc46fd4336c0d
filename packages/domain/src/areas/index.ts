export * from './address.ts';
export * from './axis.ts';
export * from './define.ts';
export * from './form.ts';
export * from './record.ts';
export * from './registry.ts';
export * from './schema.ts';
export * from './wire.ts';
