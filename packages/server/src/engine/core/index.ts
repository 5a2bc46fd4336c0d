export { advance, wouldStart, type Command, type Outcome } from './advance.ts';
export { compile } from './compile/compile.ts';
export { EngineFault, EngineRefusal, refusal } from './fault.ts';
export type { Graph, Node } from './graph.ts';
export type { CallOrder, Happening, JobOrder } from './happening.ts';
export type { RunPorts, TaskPlace } from './ports.ts';
export { migrateState } from './migrate.ts';
export { emptyState, ROOT, type State, type TaskState } from './state.ts';
