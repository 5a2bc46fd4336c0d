import type { ViewerData } from './props.ts';

/** Properties that say what is shown; all others say how. */
const DATA: Record<keyof ViewerData, true> = {
  xml: true,
  activities: true,
  processInstance: true,
  tasks: true,
  multiInstances: true,
  exactFlows: true,
  view: true,
  variables: true,
  comments: true,
};
const KEYS = Object.keys(DATA) as (keyof ViewerData)[];

/**
 * What is shown: the element's properties, with what was pushed laid over them. A property that is set anew takes the
 * place of what was pushed under its name.
 */
export class DataInput {
  #given: ViewerData = {};
  #pushed: ViewerData = {};

  given(data: ViewerData): ViewerData {
    for (const key of KEYS) if (data[key] !== this.#given[key]) Reflect.deleteProperty(this.#pushed, key);
    this.#given = pick(data);
    return this.current;
  }

  push(data: ViewerData): ViewerData {
    this.#pushed = { ...this.#pushed, ...pick(data) };
    return this.current;
  }

  get current(): ViewerData {
    return { ...this.#given, ...this.#pushed };
  }
}

/** Whether a history would be painted the same: the host gave the very same values. */
export const sameHistory = (a: ViewerData, b: ViewerData): boolean =>
  KEYS.every((key) => key === 'xml' || key === 'variables' || key === 'comments' || a[key] === b[key]);

function pick(data: ViewerData): ViewerData {
  return Object.fromEntries(KEYS.filter((key) => data[key] !== undefined).map((key) => [key, data[key]]));
}
