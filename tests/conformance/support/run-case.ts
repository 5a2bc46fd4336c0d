import type { Case, Driver, EngineName, Expected, Outcome } from './case.ts';

/** The result of a case, in the same form as the expected one. */
export type Told = Required<Expected>;

const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean);
const sorted = (texts: readonly string[]): string => texts.toSorted().join(' ');

/** Returns the result that is expected from our engine if the model is that of another engine. */
export function expectedOfOurs(one: Case, dialect: 'camunda' | 'flowable'): Told {
  const { flowable } = one.differs ?? {};
  return expectedOf(one, dialect === 'flowable' && flowable?.dialect ? 'flowable' : 'embedded');
}

/** Returns the result that is expected from an engine: that of the case, with its differences for this engine. */
export function expectedOf(one: Case, engine: EngineName): Told {
  const {
    trace = '',
    cancelled = '',
    open = '',
    variables = {},
    over,
    incidents = '',
  } = {
    ...one,
    ...one.differs?.[engine],
  };
  return {
    trace: words(trace).join(' '),
    cancelled: sorted(words(cancelled)),
    open: sorted(words(open)),
    variables: { ...one.start, ...variables },
    over: over ?? (open === '' && incidents === ''),
    incidents: sorted(words(incidents)),
  };
}

/** Runs a case and returns its result. */
export async function runCase(driver: Driver, one: Case): Promise<Told> {
  await driver.prepare(one.xml);
  const key = one.key ?? /<process id="([^"]+)"/.exec(one.xml)?.[1] ?? '';
  if (!one.waits) await driver.start(key, one.start ?? {}, one.businessKey);
  for (const [at, step] of (one.steps ?? []).entries())
    await step(driver).catch((error: unknown) => {
      throw new Error(`step ${at + 1}: ${(error as Error).message}`, { cause: error });
    });
  const outcome = withoutJoins(await driver.outcome(), one.xml);
  const expected = expectedOf(one, driver.name);
  return {
    trace: traceOf(outcome, expected.trace),
    cancelled: sorted(outcome.ended.filter((id) => id.startsWith('!')).map((id) => id.slice(1))),
    open: sorted((await driver.tasks()).map(({ key }) => key)),
    variables: outcome.variables,
    over: outcome.over,
    incidents: sorted(outcome.incidents),
  };
}

/**
 * Leaves out joins, because engines record arrivals at a join in different ways. The activities after a join show that
 * it was passed.
 */
function withoutJoins(outcome: Outcome, xml: string): Outcome {
  const targets = [...xml.matchAll(/targetRef="([^"]+)"/g)].map(([, id]) => id);
  const gateways = [...xml.matchAll(/<(?:parallel|inclusive)Gateway id="([^"]+)"/g)].map(([, id]) => id);
  const joins = new Set(gateways.filter((id) => targets.filter((target) => target === id).length > 1));
  return { ...outcome, ended: outcome.ended.filter((id) => !joins.has(id.replace('!', ''))) };
}

/**
 * Returns the trace in the form of the expected one. Where that has `{a b}`, the ids that ended at these positions are
 * put in the same order if they are the same ids. The order of parallel work that starts in one transaction depends on
 * the engine.
 */
function traceOf({ ended }: Outcome, expected: string): string {
  const happened = ended.filter((id) => !id.startsWith('!'));
  const told: string[] = [];
  for (const part of expected.match(/\{[^}]*\}|\S+/g) ?? []) {
    const ids = words(part.replaceAll(/[{}]/g, ''));
    const here = happened.splice(0, ids.length);
    told.push(part.startsWith('{') ? (sorted(here) === sorted(ids) ? part : `{${here.join(' ')}}`) : here.join(' '));
  }
  return [...told, ...happened].filter(Boolean).join(' ');
}
