import type { Model, ModdleElement } from './types.ts';

/** The process that a model is about. */
export interface MainProcess {
  readonly id: string;
  readonly name: string | undefined;
  readonly executable: boolean;
}

/**
 * The process that a model is about: the first that is executable, else the first. One that does not say counts as
 * executable, as it does for all three engines.
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
