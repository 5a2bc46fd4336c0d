import type { Model, ModdleElement } from './types.ts';

/** The main process of a model. */
export interface MainProcess {
  readonly id: string;
  readonly name: string | undefined;
  readonly executable: boolean;
}

/**
 * Returns the main process of a model: the first executable process, or else the first process. A process without
 * `isExecutable` counts as executable, as in all three engines.
 */
export function mainProcess({ definitions }: Pick<Model, 'definitions'>): MainProcess | undefined {
  const roots = (definitions['rootElements'] ?? []) as ModdleElement[];
  const processes = roots.filter((root) => root.$type === 'bpmn:Process' && typeof root.id === 'string');
  const runs = (one: ModdleElement): boolean => one['isExecutable'] !== false;
  const chosen = processes.find((one) => one['isExecutable'] === true) ?? processes.find(runs) ?? processes[0];
  if (chosen?.id === undefined) return undefined;
  const { name } = chosen;
  return { id: chosen.id, name: typeof name === 'string' ? name : undefined, executable: runs(chosen) };
}
