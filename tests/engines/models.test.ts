import { writeFileSync } from 'node:fs';
import { checkModel, convertModel, readModel, ruleInfos, writeModel } from '@gongdi/bpmn';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { realModels, ruleModels, type Source } from './support/corpus.ts';
import { deploy, judge, TARGETS, type Row } from './support/judge.ts';
import { matrix, type Tally } from './support/matrix.ts';
import { missing, startEngine, type RealEngine, type RunningEngine } from './support/real-engine.ts';

/** Models that an engine refuses for a reason that no rule of ours checks. */
const KNOWN_MISSES: Readonly<Record<RealEngine, Readonly<Record<string, string>>>> = {
  camunda7: {
    'activiti/BoundaryTimerEventTest.testInfiniteRepeatingTimer.bpmn20.xml': 'this engine has no mail library',
    'plain/d12a09-B.1.0-export.bpmn': 'its schema check refuses what libxml2 takes',
  },
  flowable: {
    'flowable/execute-sentiment-analysis.bpmn20.xml': 'its event channel is not deployed with it',
  },
};

const why = missing();
if (why) process.stdout.write(`engines skipped: ${why}\n`);

describe.skipIf(why !== null)('real engines', () => {
  const models = why === null ? realModels() : [];
  const rules = ruleInfos().filter(({ peer }) => !peer);
  const tallies: Tally[] = [];

  describe.each(['camunda7', 'flowable'] as const)('%s', (kind) => {
    const { engine: flavour } = TARGETS[kind];
    const claimOf = (code: string) => rules.find((rule) => rule.code === code)?.claims?.[flavour];
    const tolerated = new Set(
      rules.map(({ code }) => code).filter((code) => ['fails', 'ignores'].includes(claimOf(code) ?? '')),
    );
    const converted = { accepted: 0, refused: [] as string[] };
    let engine: RunningEngine;
    const real: Row[] = [];
    const fixtures = new Map<string, Row>();

    beforeAll(async () => {
      engine = await startEngine(kind);
      for (const source of models) real.push(await judge(engine, source));
      for (const source of ruleModels()) fixtures.set(source.name, await judge(engine, source));
    }, 1_100_000);
    afterAll(() => {
      engine?.stop();
      const rows = [...real, ...fixtures.values()];
      if (engine) tallies.push({ engine: flavour, version: engine.version, rows, converted, tolerated });
    });

    it('still accepts what it accepts after our round trip', () => {
      const broken = [...real, ...fixtures.values()].filter((row) => row.accepted && row.roundTrip === false);
      expect(broken.map((row) => `${row.name}: ${row.why}`)).toEqual([]);
    });

    it.each(rules.map(({ code }) => code))('does with a model that breaks %s as the rule claims', (code) => {
      const row = fixtures.get(`rules/${code}/invalid.bpmn`);
      const found = row?.findings.some((finding) => finding.code === code);
      const claim = claimOf(code);
      // The time to live is checked only where the engine requires it: below.
      const here = code !== 'time-to-live' && claim !== 'not-applicable';
      expect(found).toBe(here);
      if (here) expect({ accepted: row?.accepted, why: row?.why }).toMatchObject({ accepted: claim !== 'refuses' });
    });

    it.each(rules.map(({ code }) => code))('accepts the valid model of %s, or we say why not', (code) => {
      const row = fixtures.get(`rules/${code}/valid.bpmn`);
      const refusing = row?.errors.filter((error) => !tolerated.has(error)) ?? [];
      expect({ accepted: row?.accepted, why: row?.why }).toMatchObject({ accepted: refusing.length === 0 });
    });

    it('accepts a real model with errors of ours only where the rules claim so', () => {
      const wrong = real.filter((row) => row.accepted && row.errors.some((code) => !tolerated.has(code)));
      expect(wrong.map((row) => `${row.name}: ${row.errors.join(', ')}`)).toEqual([]);
    });

    it('refuses no real model without an error of ours, but for those known', () => {
      const missed = real.filter((row) => !row.accepted && row.errors.length === 0);
      const known = Object.keys(KNOWN_MISSES[kind]).filter((name) => real.some((row) => row.name === name));
      expect(missed.map((row) => `${row.name}: ${row.why}`)).toEqual(
        known.map((name) => expect.stringContaining(`${name}: `)),
      );
    });

    // None of our own fixtures is converted without a loss, because they have content that only one engine supports.
    it.skipIf(models.every(({ name }) => name.startsWith('fixtures/')))(
      'accepts what we convert to it without loss',
      async () => {
        for (const source of models) {
          const xml = await convertedTo(source, flavour);
          const failure = xml === null ? undefined : await deploy(engine, source.name, xml);
          if (failure === null) converted.accepted += 1;
          else if (failure !== undefined) converted.refused.push(`${source.name}: ${failure}`);
        }
        expect(converted.refused).toEqual([]);
        expect(converted.accepted).toBeGreaterThan(0);
      },
    );
  });

  it('camunda7 refuses a process without time to live when it asks for one, as it does by default', async () => {
    const name = 'camunda.bpm.generic-properties.properties.enforce-history-time-to-live';
    const engine = await startEngine('camunda7', [`--${name}=true`]);
    try {
      const answers = ruleModels()
        .filter((source) => source.name.startsWith('rules/time-to-live/'))
        .map(async (source) => [
          source.name,
          await deploy(engine, source.name, new TextDecoder().decode(source.bytes)),
        ]);
      expect(Object.fromEntries(await Promise.all(answers))).toEqual({
        'rules/time-to-live/invalid.bpmn': expect.stringMatching(/time to live/i),
        'rules/time-to-live/valid.bpmn': null,
      });
    } finally {
      engine.stop();
    }
  });

  afterAll(() => {
    const text = matrix(tallies);
    process.stdout.write(`\n${text}`);
    const out = process.env['GONGDI_ENGINE_MATRIX'];
    if (out) writeFileSync(out, text);
  });
});

/** Returns the model for an engine of another flavour, if we find no error in it and the conversion is without loss. */
async function convertedTo({ bytes }: Source, to: 'camunda' | 'flowable'): Promise<string | null> {
  const { model } = await readModel(bytes);
  if (!model || model.flavour === 'plain' || model.flavour === to) return null;
  if (checkModel(model).some(({ severity }) => severity === 'error')) return null;
  const result = convertModel(model, { to, historyTimeToLive: 'P180D' });
  if (!result.model || result.report.some(({ kind }) => kind === 'lossy' || kind === 'refused')) return null;
  return writeModel(result.model).xml ?? null;
}
