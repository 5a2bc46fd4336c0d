export { CommandContext, contextOf } from './context.ts';
export { BusyError, commandGate, type Gate } from './gate.ts';
export { attempt, transact } from './transact.ts';
