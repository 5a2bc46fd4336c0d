export { advance, wouldStart, type Command, type Outcome } from './advance.ts';
export { compile } from './compile/compile.ts';
export { EngineFault, EngineRefusal, refusal } from './fault.ts';
export type { EventDefinition, Graph, Node, Refusal } from './graph.ts';
export type { CallOrder, Happening, JobOrder } from './happening.ts';
export type { InstanceFacts, RunPorts, TaskPlace } from './ports.ts';
export { migrateState, type ActivityMapping } from './migrate.ts';
export { emptyState, ROOT, type State, type TaskState, type TimerState } from './state.ts';
