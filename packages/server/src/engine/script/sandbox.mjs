// @ts-check
// Runs JavaScript of process models in QuickJS, a JavaScript engine in WebAssembly: scripts cannot reach any object of
// Node. This file is JavaScript without TypeScript imports, because Node 20 starts no TypeScript in a worker thread.
import quickjs from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';
import { parentPort, workerData } from 'node:worker_threads';
import { PRELUDE } from './prelude.mjs';

/** @typedef {import('./protocol.ts').SandboxTask} SandboxTask */
/** @typedef {import('./protocol.ts').SandboxAnswer} SandboxAnswer */
/** @typedef {import('./protocol.ts').SandboxFault} SandboxFault */
/** @typedef {import('quickjs-emscripten-core').QuickJSContext} Context */
/** @typedef {import('quickjs-emscripten-core').QuickJSHandle} Handle */

const { stackBytes, answerChars } = /** @type {import('./protocol.ts').SandboxLimits} */ (workerData);

/** Time at which the running script is ended, epoch ms. */
let until = 0;

// The types describe the CommonJS form of the package; its default export is one level deeper.
const variant = /** @type {Parameters<typeof newQuickJSWASMModuleFromVariant>[0]} */ (/** @type {unknown} */ (quickjs));
const QuickJS = await newQuickJSWASMModuleFromVariant(variant);

/** Error of the sandbox's own code; `fault` is the reason. */
class Refused extends Error {
  /** @param {SandboxFault} fault */
  constructor(fault) {
    super(fault.message);
    this.fault = fault;
  }
}

/**
 * Disposes of a handle after its use, also after an exception: QuickJS aborts if it is closed with open handles.
 * @template T
 * @param {Handle} handle
 * @param {(handle: Handle) => T} use
 * @returns {T}
 */
function using(handle, use) {
  try {
    return use(handle);
  } finally {
    handle.dispose();
  }
}

/** @param {Context} vm @param {Handle} target @param {string} name @param {Handle[]} args */
function call(vm, target, name, args) {
  return using(vm.getProp(target, name), (method) => vm.callFunction(method, vm.undefined, ...args));
}

/** @param {Context} vm @param {Handle} guard @param {Handle} error */
function refused(vm, guard, error) {
  return new Refused(using(error, () => describe(vm, guard, error)));
}

/** @param {string} name @param {string} message @param {string} stack @returns {SandboxFault} */
function faultOf(name, message, stack) {
  const line = /script\.js:(\d+)/.exec(stack)?.[1];
  const at = line === undefined ? null : Number(line);
  if (name === 'InternalError' && message === 'interrupted') return { kind: 'time', message, line: at };
  if (message === 'out of memory') return { kind: 'memory', message, line: at };
  if (message.includes('stack overflow') || message.includes('call stack')) return { kind: 'stack', message, line: at };
  const kind = name === 'SyntaxError' ? 'syntax' : 'thrown';
  return { kind, message: name && name !== 'Error' ? `${name}: ${message}` : message, line: at };
}

/** @param {Context} vm @param {Handle} guard @param {Handle} error @returns {SandboxFault} */
function describe(vm, guard, error) {
  const told = call(vm, guard, 'describe', [error]);
  if (told.error) {
    told.error.dispose();
    // `describe` failed: the time is over, or there is no memory even for an error.
    return { kind: Date.now() > until ? 'time' : 'memory', message: 'nothing more runs', line: null };
  }
  const { name, message, stack, code, writesUntilThen } = JSON.parse(using(told.value, (text) => vm.getString(text)));
  const fault = faultOf(name, message, stack);
  return code === undefined ? fault : { ...fault, kind: 'bpmn', message, code, output: writesUntilThen };
}

/** @param {Context} vm @param {Handle} guard @param {SandboxTask} task @returns {string} */
function runIn(vm, guard, task) {
  const ran = vm.evalCode(task.source, 'script.js', { type: 'global' });
  if (ran.error) throw refused(vm, guard, ran.error);
  const closed = using(ran.value, (value) => call(vm, guard, 'close', [value]));
  if (closed.error) throw refused(vm, guard, closed.error);
  return using(closed.value, (text) => vm.getString(text));
}

/** @param {SandboxTask} task @returns {SandboxAnswer} */
function run(task) {
  const runtime = QuickJS.newRuntime();
  runtime.setMemoryLimit(task.memoryBytes);
  runtime.setMaxStackSize(stackBytes);
  until = Date.now() + task.milliseconds;
  runtime.setInterruptHandler(() => Date.now() > until);
  const vm = runtime.newContext();
  /** @type {SandboxAnswer} */
  let answer;
  try {
    answer = { id: task.id, json: open(vm, task) };
  } catch (error) {
    if (error instanceof Refused) answer = { id: task.id, fault: error.fault };
    else {
      // The interpreter itself failed and is not used again.
      const message = String(error);
      const kind = /call stack/i.test(message) ? 'stack' : 'crash';
      return { id: task.id, fault: { kind, message, line: null }, broken: true };
    }
  }
  try {
    vm.dispose();
    runtime.dispose();
  } catch {
    answer.broken = true;
  }
  return answer;
}

/** @param {Context} vm @param {SandboxTask} task @returns {string} */
function open(vm, task) {
  if (task.syntaxOnly) {
    const compiled = vm.evalCode(task.source, 'script.js', { type: 'global', compileOnly: true });
    if (!compiled.error) {
      compiled.value.dispose();
      return '';
    }
    const error = compiled.error;
    const [name, message, stack] = ['name', 'message', 'stack'].map((key) =>
      using(vm.getProp(error, key), (value) => vm.getString(value)),
    );
    error.dispose();
    throw new Refused(faultOf(name ?? '', message ?? '', stack ?? ''));
  }
  const prelude = vm.evalCode(PRELUDE, 'prelude.js');
  if (prelude.error) {
    prelude.error.dispose();
    throw new Error('the prelude does not run');
  }
  const input = vm.newString(task.input);
  const most = vm.newNumber(answerChars);
  const opened = using(prelude.value, (make) => vm.callFunction(make, vm.undefined, input, most));
  input.dispose();
  most.dispose();
  if (opened.error) {
    opened.error.dispose();
    throw new Refused({ kind: 'memory', message: 'the variables do not fit', line: null });
  }
  return using(opened.value, (guard) => runIn(vm, guard, task));
}

parentPort?.on('message', (/** @type {SandboxTask} */ task) => {
  const answer = run(task);
  // WebAssembly memory grows and never shrinks.
  parentPort?.postMessage({ ...answer, heldBytes: QuickJS.getWasmMemory().buffer.byteLength });
});
parentPort?.postMessage({ ready: true });
