const WORDS =
  'and or not eq ne lt gt le ge true false null empty instanceof div mod execution task authenticatedUserId ' +
  'delegateExecution eventName job connector loopCounter nrOfInstances nrOfActiveInstances nrOfCompletedInstances prototype';

/**
 * Names that a process variable cannot have: words of the expression language (JUEL), objects that engines define
 * beside variables, and properties of every JavaScript object.
 */
export const RESERVED_NAMES: ReadonlySet<string> = new Set([
  ...WORDS.split(' '),
  ...Object.getOwnPropertyNames(Object.prototype),
]);
