export * from './channels.ts';
export { URGENCIES, type EventKind, type Urgency } from './define.ts';
export * from './events.ts';
export * from './rules.ts';
