import { writeFileSync } from 'node:fs';
import { checkModel, convertModel, readModel, writeModel, type Model } from '@gongdi/bpmn';
import { EngineFailure } from '@gongdi/engines';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allModels, type Source } from './support/corpus.ts';
import { missing, startEngine, type RealEngine, type RunningEngine } from './support/real-engine.ts';

/** What happened to one model at one engine. */
interface Row {
  name: string;
  accepted: boolean;
  /** After reading and writing; null when our reader or writer refused the model, which it then said. */
  roundTrip: boolean | null;
  /** Errors that our rules found for this engine. */
  errors: string[];
  why: string;
}

const FLAVOUR = { camunda7: 'camunda', flowable: 'flowable' } as const;
/** Models of the corpus carry no time to live; the engine is told not to ask for it, as 7.19 does not. */
const VERSION = { camunda7: '7.19', flowable: undefined } as const;
const why = missing();
if (why) process.stdout.write(`engines skipped: ${why}\n`);

describe.skipIf(why !== null)('real engines', () => {
  const sources = allModels();
  const report: string[] = [];

  describe.each(['camunda7', 'flowable'] as const)('%s', (kind) => {
    let engine: RunningEngine;
    const rows: Row[] = [];

    beforeAll(async () => {
      engine = await startEngine(kind);
      for (const source of sources) rows.push(await rowOf(engine, source));
    }, 1_100_000);
    afterAll(() => {
      engine?.stop();
      report.push(...matrix(engine, rows));
    });

    it('still accepts what it accepts after our round trip', () => {
      const broken = rows.filter((row) => row.accepted && row.roundTrip === false);
      expect(broken.map((row) => `${row.name}: ${row.why}`)).toEqual([]);
      expect(rows.some((row) => row.accepted && row.roundTrip)).toBe(true);
    });

    it('is not called broken by our rules where it accepts a model', () => {
      const wrong = rows.filter((row) => row.accepted && row.errors.length > 0 && !row.name.startsWith('rules/'));
      expect(wrong.map((row) => `${row.name}: ${row.errors.join(', ')}`)).toEqual([]);
    });

    it('accepts what we convert to it without loss', async () => {
      const refused: string[] = [];
      let accepted = 0;
      for (const source of sources) {
        const converted = await convertedTo(source, kind);
        if (!converted) continue;
        const failure = await deploy(engine, source.name, converted);
        if (failure === null) accepted += 1;
        else refused.push(`${source.name}: ${failure}`);
      }
      report.push(`| ${kind} | converted without loss | ${accepted} | ${refused.length} |`);
      expect(refused).toEqual([]);
      expect(accepted).toBeGreaterThan(0);
    });
  });

  afterAll(() => {
    const text = `${report.join('\n')}\n`;
    process.stdout.write(text);
    const out = process.env['GONGDI_ENGINE_MATRIX'];
    if (out) writeFileSync(out, text);
  });
});

async function rowOf(engine: RunningEngine, source: Source): Promise<Row> {
  const refusal = await deploy(engine, source.name, new TextDecoder().decode(source.bytes));
  const row: Row = { name: source.name, accepted: refusal === null, roundTrip: null, errors: [], why: refusal ?? '' };
  const { model } = await readModel(source.bytes);
  if (!model) return row;
  row.errors = checkModel(model, {
    target: { engine: FLAVOUR[engine.kind], version: VERSION[engine.kind] },
    preset: FLAVOUR[engine.kind],
  })
    .filter((finding) => finding.severity === 'error')
    .map((finding) => finding.code);
  const written = writeModel(model);
  if (written.xml === undefined) return row;
  const again = await deploy(engine, source.name, written.xml);
  row.roundTrip = again === null;
  if (again !== null) row.why = again;
  return row;
}

/** null when the engine took it, else what it said. @throws EngineFailure when the engine itself failed */
async function deploy({ adapter }: RunningEngine, name: string, xml: string): Promise<string | null> {
  try {
    await adapter.deploy([{ name: name.replaceAll('/', '_'), xml }]);
    return null;
  } catch (error) {
    if (error instanceof EngineFailure && (error.code === 'refused' || error.code === 'failed'))
      return error.message.slice(0, 300);
    throw error;
  }
}

/** The model for the other engine, when it accepted the original's own flavour and nothing is lost on the way. */
async function convertedTo(source: Source, kind: RealEngine): Promise<string | null> {
  const to = FLAVOUR[kind];
  const { model } = await readModel(source.bytes);
  if (!model || model.flavour === 'plain' || model.flavour === to || source.name.startsWith('rules/')) return null;
  if (hasErrors(model)) return null;
  const result = convertModel(model, { to, historyTimeToLive: 'P180D' });
  if (!result.model || result.report.some((entry) => entry.kind === 'lossy' || entry.kind === 'refused')) return null;
  const written = writeModel(result.model);
  return written.xml ?? null;
}

function hasErrors(model: Model): boolean {
  return checkModel(model).some((finding) => finding.severity === 'error');
}

/** Rows of a Markdown table: what we said against what the engine did. */
function matrix(engine: RunningEngine, rows: readonly Row[]): string[] {
  const count = (test: (row: Row) => boolean) => rows.filter(test).length;
  return [
    `| ${engine.kind} ${engine.version} | accepted, no error of ours | ${count((row) => row.accepted && row.errors.length === 0)} | |`,
    `| ${engine.kind} ${engine.version} | refused, error of ours | ${count((row) => !row.accepted && row.errors.length > 0)} | |`,
    `| ${engine.kind} ${engine.version} | accepted, error of ours (wrongly predicted) | ${count((row) => row.accepted && row.errors.length > 0)} | |`,
    `| ${engine.kind} ${engine.version} | refused, no error of ours (missed) | ${count((row) => !row.accepted && row.errors.length === 0)} | |`,
    ...rows
      .filter((row) => row.accepted === row.errors.length > 0)
      .map(
        (row) =>
          `  ${row.accepted ? 'wrong' : 'missed'}: ${row.name}: ${row.accepted ? row.errors.join(', ') : row.why}`,
      ),
  ];
}
