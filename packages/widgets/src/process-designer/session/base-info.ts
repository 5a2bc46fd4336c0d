import { isProcessKey } from '@gongdi/bpmn';
import type { Stage } from './stage.ts';

/** After a model is opened the host's key and name are taken over this much later, in milliseconds (section 9). */
export const BASE_INFO_DELAY = 1000;

export interface BaseInfo {
  processId?: string;
  processName?: string;
}

/** Waits until the host's key and name are due, and takes them if what they were meant for is still open. */
export class LaterBaseInfo {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param stage nothing is taken where nothing is open
   * @param info what the host says when it is due; undefined when it is not to be taken any more
   * @param replaced told what the document said otherwise, where it did
   */
  await(stage: Stage | null, info: () => BaseInfo | undefined, replaced: (list: Replaced) => void): void {
    this.cancel();
    if (!stage) return;
    const was = ownInfo(stage);
    this.#timer = setTimeout(() => {
      const due = info();
      const list = due ? takeBaseInfo(stage, due, was) : [];
      if (list.length > 0) replaced(list);
    }, BASE_INFO_DELAY);
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }
}

/** What a document says itself; both undefined where it has no process. */
export interface OwnInfo {
  id: string | undefined;
  name: string | undefined;
}

export const ownInfo = ({ process }: Stage): OwnInfo => ({ id: process?.id, name: process?.name });

/** What a file said and the host's model says now, as `old → new`. */
export type Replaced = readonly string[];

/**
 * Copies the host's key and name to the process, undoably. A key that is no process key is ignored without a word
 * (settled point 21): the server refuses it with one.
 * @param was what the document said when this was due to come; what a person has changed since stays
 * @returns what the document said otherwise, for the person to be told
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
