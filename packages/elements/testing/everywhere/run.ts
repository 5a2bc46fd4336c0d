// Runs a suite of custom-elements-everywhere in the page: `?react` or `?vue`. Its files expect the globals of mocha.
type Work = (this: { weight?: number }) => unknown;

interface Suite {
  name: string;
  before: Work[];
  after: Work[];
  beforeEach: Work[];
  afterEach: Work[];
  parts: (Suite | { title: string; work: Work })[];
}

interface Outcome {
  title: string;
  /** Absent: it has passed. */
  error?: string;
}

const suiteOf = (name: string): Suite => ({ name, before: [], after: [], beforeEach: [], afterEach: [], parts: [] });
let current = suiteOf('');

const hook = (kind: 'before' | 'after' | 'beforeEach' | 'afterEach') => (work: Work) => void current[kind].push(work);
Object.assign(globalThis, {
  describe(name: string, declare: () => void) {
    const outer = current;
    current = suiteOf(`${outer.name} ${name}`.trim());
    outer.parts.push(current);
    declare();
    current = outer;
  },
  it: (title: string, work: Work) => void current.parts.push({ title, work }),
  before: hook('before'),
  after: hook('after'),
  beforeEach: hook('beforeEach'),
  afterEach: hook('afterEach'),
});

async function all(works: readonly Work[]): Promise<void> {
  for (const work of works) await work.call({});
}

async function run(suite: Suite, around: readonly Suite[], outcomes: Outcome[]): Promise<void> {
  const chain = [...around, suite];
  await all(suite.before);
  for (const part of suite.parts) {
    if ('parts' in part) {
      await run(part, chain, outcomes);
      continue;
    }
    const title = `${suite.name}: ${part.title}`;
    try {
      await all(chain.flatMap(({ beforeEach }) => beforeEach));
      await part.work.call({});
      outcomes.push({ title });
    } catch (error) {
      outcomes.push({ title, error: String(error) });
    }
    await all(chain.flatMap(({ afterEach }) => afterEach));
  }
  await all(suite.after);
}

/** Each file declares its hooks for itself, as files of mocha in a runner of their own do. */
async function runFile(load: () => Promise<unknown>, outcomes: Outcome[]): Promise<void> {
  current = suiteOf('');
  await load();
  await run(current, [], outcomes);
}

const SUITES = {
  react: [() => import('./fixtures/react/basic-tests.js'), () => import('./fixtures/react/advanced-tests.js')],
  vue: [() => import('./fixtures/vue/basic-tests.js'), () => import('./fixtures/vue/advanced-tests.js')],
} satisfies Record<string, (() => Promise<unknown>)[]>;

const outcomes: Outcome[] = [];
for (const load of SUITES[location.search.slice(1) as keyof typeof SUITES]) await runFile(load, outcomes);
Reflect.set(globalThis, 'outcomes', outcomes);
