export { CommandContext, contextOf } from './context.ts';
export { BusyError, commandGate, fairGate, type Gate, type GateLimits } from './gate.ts';
export { attempt, transact } from './transact.ts';
