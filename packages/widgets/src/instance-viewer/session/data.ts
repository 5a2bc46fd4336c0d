import type { ViewerData } from '../host/props.ts';

/** Properties that contain the shown data; all other properties control the display. */
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
 * The shown data: the element's properties, overridden by pushed values. A property that is set again replaces the
 * pushed value of the same name.
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

/** Returns whether two histories are painted identically: the host set the very same values. */
export const sameHistory = (a: ViewerData, b: ViewerData): boolean =>
  KEYS.every((key) => key === 'xml' || key === 'variables' || key === 'comments' || a[key] === b[key]);

function pick(data: ViewerData): ViewerData {
  return Object.fromEntries(KEYS.filter((key) => data[key] !== undefined).map((key) => [key, data[key]]));
}
