// @ts-check
/**
 * Runs inside the sandbox before the script, and keeps its own references to the built-in functions that it needs: if a
 * script changes `JSON` or `Object` afterwards, it damages only itself. The answer is validated again outside the
 * sandbox.
 */
export const PRELUDE = `(function (text, answerChars) {
  'use strict';
  const { parse, stringify } = JSON;
  const { create, defineProperty, getOwnPropertyNames, freeze, keys } = Object;
  const global = globalThis;
  const Later = Promise;
  const { apply } = Reflect;
  const { slice } = String.prototype;
  const cut = (text, most) => apply(slice, text, [0, most]);
  const { variables, execution: facts, task: taskFacts, autoStore } = parse(text);
  const put = (to, name, value) =>
    defineProperty(to, name, { value, writable: true, enumerable: true, configurable: true });
  const view = create(null), writes = create(null), localWrites = create(null);
  for (const name of keys(variables)) put(view, name, variables[name]);
  const set = (name, value) => { put(view, '' + name, value); put(writes, '' + name, value); };
  const setLocal = (name, value) => { put(view, '' + name, value); put(localWrites, '' + name, value); };
  const get = (name) => (name in view && view[name] !== undefined ? view[name] : null);
  const copy = () => { const all = {}; for (const name of keys(view)) put(all, name, view[name]); return all; };
  const has = (name) => name in view;
  const all = (one) => (values) => { for (const name of keys(values)) one(name, values[name]); };
  const remove = (name) => { set(name, null); };
  const scope = (facts) => {
    const object = {
      getVariable: get, setVariable: set, hasVariable: has, removeVariable: remove, getVariables: copy,
      setVariables: all(set), getVariableNames: () => keys(view), getVariableLocal: get, setVariableLocal: setLocal,
      setVariablesLocal: all(setLocal),
    };
    for (const name of keys(facts)) {
      const value = facts[name];
      defineProperty(object, name, { value, enumerable: true });
      defineProperty(object, 'get' + name[0].toUpperCase() + name.slice(1), { value: () => value });
    }
    return freeze(object);
  };
  class BpmnError extends Error {
    constructor(code, message) { super(message === undefined ? '' : '' + message); this.code = '' + code; }
  }
  const bound = create(null);
  for (const name of keys(view)) {
    try {
      defineProperty(global, name, { value: view[name], writable: true, enumerable: true, configurable: true });
      bound[name] = view[name];
    } catch { /* undefined, NaN and Infinity stay what they are */ }
  }
  const fix = (name, value) => defineProperty(global, name, { value, configurable: true, writable: true });
  const nothing = () => undefined;
  fix('execution', scope(facts));
  if (taskFacts) fix('task', scope(taskFacts));
  fix('BpmnError', BpmnError);
  fix('print', nothing);
  fix('println', nothing);
  fix('console', freeze({ log: nothing, info: nothing, warn: nothing, error: nothing, debug: nothing }));
  const before = create(null);
  for (const name of getOwnPropertyNames(global)) before[name] = true;
  return freeze({
    close(value) {
      if (value instanceof Later) throw new TypeError('A script cannot wait for a promise');
      if (autoStore)
        for (const name of getOwnPropertyNames(global)) {
          const now = global[name];
          if (typeof now === 'function' || now === undefined || name in writes) continue;
          if (!before[name] || (name in bound && now !== bound[name])) set(name, now);
        }
      const plain = (from) => { for (const name of keys(from)) if (from[name] === undefined) from[name] = null; return from; };
      const nothing = value === undefined || typeof value === 'function' || typeof value === 'symbol';
      const answer = stringify({
        value: nothing ? undefined : value, assigned: plain(writes), assigned_local: plain(localWrites),
      });
      if (answer.length > answerChars) throw new RangeError('The results of a script are too large');
      return answer;
    },
    describe(error) {
      let name = '', message = '', stack = '', code;
      try {
        if (error instanceof BpmnError) code = '' + error.code;
        if (error !== null && typeof error === 'object') {
          name = '' + error.name; message = '' + error.message; stack = '' + error.stack;
        } else message = '' + error;
      } catch { message = 'thrown'; }
      const writesUntilThen = code === undefined ? undefined : { assigned: writes, assigned_local: localWrites };
      const told = stringify({
        name: cut(name, 100), message: cut(message, 1000), stack: cut(stack, 2000),
        code: code === undefined ? undefined : cut(code, 200), writesUntilThen,
      });
      if (told.length > answerChars) throw new RangeError();
      return told;
    },
  });
})`;
