import { isProcessKey } from '@gongdi/bpmn';
import { atRest } from './at-rest.ts';
import type { Stage } from './stage.ts';

/**
 * Delay between the opening of a model and the copying of the host's key and name, ms (designer specification, section
 * 9).
 */
export const BASE_INFO_DELAY = 1000;

export interface BaseInfo {
  processId?: string;
  processName?: string;
}

/** Copies the host's key and name after a delay, if the model is then still open and nobody is typing a label. */
export class LaterBaseInfo {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #awaited: object | undefined;

  /**
   * @param stage null: nothing is copied, since no model is open
   * @param info returns the host's values after the delay; undefined when they are not to be copied any more
   * @param replaced called with the replaced values of the document, if there are any
   */
  await(stage: Stage | null, info: () => BaseInfo | undefined, replaced: (list: Replaced) => void): void {
    this.cancel();
    if (!stage) return;
    const was = ownInfo(stage);
    const awaited = {};
    this.#awaited = awaited;
    const take = () => {
      const due = this.#awaited === awaited ? info() : undefined;
      const list = due ? takeBaseInfo(stage, due, was) : [];
      if (list.length > 0) replaced(list);
    };
    this.#timer = setTimeout(() => void atRest(stage).then(take), BASE_INFO_DELAY);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#awaited = undefined;
  }
}

/** Key and name in the document; both undefined if it has no process. */
export interface OwnInfo {
  id: string | undefined;
  name: string | undefined;
}

export const ownInfo = ({ process }: Stage): OwnInfo => ({ id: process?.id, name: process?.name });

/** Values of the file and of the host's model that replaced them, as `old → new`. */
export type Replaced = readonly string[];

/**
 * Copies the host's key and name to the process as an undoable step. A key that is not a valid process key is ignored
 * without a message (settled point 21): the server refuses it with a message.
 * @param was key and name of the document when the delay began; values that the user has changed since then stay
 * @returns the replaced values of the document, for a message to the user
 */
export function takeBaseInfo(stage: Stage, { processId, processName }: BaseInfo, was = ownInfo(stage)): Replaced {
  const { process } = stage;
  const root = stage.service('canvas').getRootElement();
  if (!process || root.businessObject !== process) return [];
  const before = ownInfo(stage);
  const set: Partial<OwnInfo> = {};
  if (before.id === was.id && processId && processId !== before.id && isProcessKey(processId)) set.id = processId;
  if (before.name === was.name && processName && processName !== before.name) set.name = processName;
  const taken = Object.keys(set) as (keyof OwnInfo)[];
  if (taken.length > 0) stage.service('modeling').updateProperties(root, set);
  return taken.flatMap((name) => (before[name] ? `${before[name]} → ${set[name]}` : []));
}
