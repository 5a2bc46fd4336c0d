import { afterAll, describe, expect, it } from 'vitest';
import { createScriptMachine, ScriptError, type ScriptErrorCode } from './index.ts';

/** Scripts that a hostile or careless model could contain, each with the allowed ends: an error code, or harmless. */
const ATTACKS: readonly [name: string, source: string, ends: readonly (ScriptErrorCode | 'harmless')[]][] = [
  ['an endless loop', 'while (true) {}', ['time']],
  [
    'an endless loop that catches everything',
    'for (;;) { try { for (;;) {} } catch (e) {} finally { continue } }',
    ['time'],
  ],
  ['an endless generator', '[...(function* () { for (;;) yield 1; })()]', ['time', 'memory']],
  ['lists without end', 'const all = []; for (;;) all.push(new Array(1e5).fill("x"))', ['memory', 'time']],
  ['a text that doubles', 'let s = "x"; for (;;) s += s', ['memory', 'thrown']],
  ['a text of a gigabyte', '"x".repeat(2 ** 30 - 1)', ['memory', 'thrown']],
  ['a buffer of gigabytes', 'new ArrayBuffer(2 ** 31)', ['memory', 'thrown']],
  ['memory taken after each failure', 'for (;;) try { new Array(1e7).fill({}) } catch (e) {}', ['time', 'memory']],
  ['recursion without end', '(function f() { return f() + 1 })()', ['stack']],
  ['recursion through getters', 'const o = { get x() { return this.x } }; o.x', ['stack']],
  ['recursion through toString', 'const o = { toString() { return "" + this } }; "" + o', ['stack']],
  ['recursion through sort', 'function f() { [1, 2].sort(f) } f()', ['stack', 'memory']],
  ['a source nested deep', '['.repeat(50_000), ['syntax', 'stack', 'thrown']],
  ['a regular expression that explodes', '/^(a+)+$/.test("a".repeat(40) + "!")', ['time', 'harmless', 'thrown']],
  [
    'a regular expression over a large text',
    '/(.*)*x(.*)*y/.test("z".repeat(1e5))',
    ['time', 'memory', 'harmless', 'stack', 'thrown'],
  ],
  ['way out by constructor', 'this.constructor.constructor("return process")().exit(1)', ['thrown']],
  ['way out by a bound function', 'execution.getVariable.constructor("return process")().env', ['thrown']],
  [
    'way out by prepareStackTrace',
    'Error.prepareStackTrace = (_, s) => s[0].getThis().process; new Error().stack.exit()',
    ['thrown'],
  ],
  ['import of a module', 'import("node:fs").then((fs) => fs.rmSync("/"))', ['thrown', 'harmless']],
  ['require', 'require("child_process").execSync("id")', ['thrown']],
  ['the network', 'fetch("http://169.254.169.254/")', ['thrown']],
  [
    'the built-in modules of the machine',
    'typeof std + typeof os === "undefinedundefined" ? 1 : os.exec(["id"])',
    ['harmless'],
  ],
  ['a promise', 'Promise.resolve(1)', ['thrown']],
  ['promises without end', 'const f = () => Promise.resolve().then(f); f(); 1', ['harmless']],
  ['an await that never ends', '(async () => { await new Promise(() => {}); })()', ['thrown']],
  ['a getter in the result', '({ get x() { for (;;) {} } })', ['time']],
  ['a toJSON in the result', '({ toJSON() { for (;;) {} } })', ['time']],
  ['a result that holds itself', 'const o = {}; o.o = o; o', ['thrown']],
  ['a result that nests deep', 'let o = {}; for (let i = 0; i < 5000; i++) o = { o }; o', ['output', 'stack', 'time']],
  ['a result that is too large', '"x".repeat(5e6)', ['output', 'memory', 'time']],
  [
    'a variable that is too large',
    'execution.setVariable("v", new Array(1e6).fill("xxxxxxx")); 1',
    ['output', 'memory', 'time'],
  ],
  ['a result that is no JSON', '[10n]', ['thrown']],
  ['a prototype in the result', 'JSON.parse(\'{"__proto__": {"admin": true}}\')', ['output']],
  ['a prototype by a variable', 'execution.setVariable("__proto__", { admin: true }); 1', ['output']],
  ['polluted prototypes', 'Object.prototype.admin = true; Array.prototype.toJSON = () => "x"; [1]', ['harmless']],
  ['a stolen JSON', 'JSON.stringify = () => { throw 1 }; JSON.parse = null; 1', ['harmless']],
  ['a stolen execution', 'execution.getVariable = 1; globalThis.execution = null; 1', ['harmless', 'thrown']],
  ['NUL, which the database refuses', '"a\\u0000b"', ['output']],
  ['half a character', '["\\ud800"]', ['output']],
  ['a proxy with traps', 'new Proxy({}, { ownKeys() { for (;;) {} }, get() { for (;;) {} } })', ['time']],
  ['a proxy that lies about its prototype', 'new Proxy({}, { getPrototypeOf() { for (;;) {} } })', ['time']],
  [
    'proxies upon proxies',
    'let p = {}; for (let i = 0; i < 1e5; i++) p = new Proxy(p, {}); p.x',
    ['stack', 'memory', 'harmless', 'time'],
  ],
  ['a flood of dates', 'for (;;) new Date(8.64e15).toLocaleString("zh-CN", { timeZone: "Asia/Shanghai" })', ['time']],
  ['a flood of locales', 'for (;;) new Intl.DateTimeFormat("zh-u-ca-chinese").format(Date.now())', ['time', 'thrown']],
  ['a flood of numbers as text', 'for (;;) (2n ** 100_000n).toString()', ['time', 'memory', 'thrown']],
  ['a flood of symbols', 'const m = {}; for (;;) m[Symbol()] = Symbol.for("s" + Math.random())', ['memory', 'time']],
  ['shared memory to wait on', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)', ['thrown', 'time']],
  [
    'weak references and finalizers',
    'new FinalizationRegistry(() => { for (;;) {} }).register({}, 1); 1',
    ['thrown', 'harmless'],
  ],
  ['an error that bites', 'throw { get name() { for (;;) {} }, get message() { for (;;) {} } }', ['time']],
  ['an error that cannot be read', 'throw new Proxy({}, { get() { throw 1 } })', ['thrown']],
  [
    'eval within eval',
    'let s = "1"; for (let i = 0; i < 40; i++) s = "eval(" + JSON.stringify(s) + ")"; eval(s)',
    ['stack', 'memory', 'thrown', 'harmless', 'time'],
  ],
  ['the prelude called again', 'Function.prototype.call = () => { for (;;) {} }; Object.keys = null; 1', ['harmless']],
];

describe('hostile scripts', () => {
  const machine = createScriptMachine({ milliseconds: 300 });
  afterAll(() => machine.close());
  const scope = { variables: { a: 2, secret: 's' }, execution: { id: 'x' } };

  it('are a list of some length', () => expect(ATTACKS.length).toBeGreaterThanOrEqual(25));

  it.each(ATTACKS)('%s ends, and the next script is fine', async (_, source, ends) => {
    const before = process.memoryUsage.rss();
    const end = await machine.run('javascript', source, scope).then(
      () => 'harmless' as const,
      (error: unknown) => {
        if (!(error instanceof ScriptError)) throw error;
        expect(error.label.zh).toMatch(/^脚本/);
        return error.code;
      },
    );
    expect(ends).toContain(end);
    expect((await machine.run('javascript', 'a * 21 + ({}).admin', scope)).value).toBeNull();
    expect((await machine.run('javascript', 'execution.setVariable("b", [a]); a * 21', scope)).value).toBe(42);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 2 ** 20);
  });

  it('cannot be stopped from being ended when they run side by side', async () => {
    const loops = Array.from({ length: 6 }, () => machine.run('javascript', 'for (;;) {}', scope));
    const fine = Array.from({ length: 6 }, () => machine.run('javascript', 'a + 1', scope));
    expect((await Promise.allSettled(loops)).map(({ status }) => status)).toEqual(loops.map(() => 'rejected'));
    expect((await Promise.all(fine)).map(({ value }) => value)).toEqual(fine.map(() => 3));
  });

  it('are refused when source or variables are too large', async () => {
    const large = { variables: { a: 'x'.repeat(5_000_000) }, execution: {} };
    await expect(machine.run('javascript', '1', large)).rejects.toMatchObject({ code: 'input' });
    await expect(machine.run('javascript', ' '.repeat(300_000), scope)).rejects.toMatchObject({ code: 'source' });
  });
});
