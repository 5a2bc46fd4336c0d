import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { checkModel, readModel, writeModel, type CheckFinding, type EngineTarget } from '@gongdi/bpmn';
import { createSchemaCheck } from '@gongdi/bpmn/schema';
import { EngineFailure } from '@gongdi/engines';
import type { Source } from './corpus.ts';
import type { RealEngine, RunningEngine } from './real-engine.ts';

const require = createRequire(import.meta.url);
const schema = createSchemaCheck((name) =>
  readFileSync(require.resolve(`bpmn-moddle/resources/bpmn/xsd/${name}`), 'utf8'),
);

/** What an engine did with one model, and what we had said. */
export interface Row {
  readonly name: string;
  readonly accepted: boolean;
  /** What the engine said when it refused. */
  readonly why: string;
  /** Whether it took the model after our reading and writing; null when that was refused, which we then said. */
  readonly roundTrip: boolean | null;
  readonly findings: readonly CheckFinding[];
  /** Codes of our errors, each once. */
  readonly errors: readonly string[];
}

/** Models of the corpus carry no time to live; the engine is told not to ask for it, as 7.19 does not. */
export const TARGETS: Readonly<Record<RealEngine, EngineTarget & { engine: 'camunda' | 'flowable' }>> = {
  camunda7: { engine: 'camunda', version: '7.19' },
  flowable: { engine: 'flowable' },
};

/** null when the engine took it, else what it said. @throws EngineFailure when the engine cannot be reached */
export async function deploy({ adapter }: RunningEngine, name: string, xml: string): Promise<string | null> {
  try {
    await adapter.deploy([{ name: name.replaceAll('/', '_'), xml }]);
    return null;
  } catch (error) {
    if (error instanceof EngineFailure && (error.code === 'refused' || error.code === 'failed'))
      return error.message.slice(0, 300);
    throw error;
  }
}

/** Deploys a model as it is and as we write it, and checks it for this engine. */
export async function judge(engine: RunningEngine, { name, bytes }: Source): Promise<Row> {
  const refusal = await deploy(engine, name, new TextDecoder().decode(bytes));
  const row = { name, accepted: refusal === null, why: refusal ?? '' };
  const { model, findings: unread } = await readModel(bytes);
  if (!model) {
    const findings = unread.map((finding) => ({ ...finding, severity: 'error' as const }));
    return { ...row, roundTrip: null, findings, errors: codes(findings) };
  }
  const findings = checkModel(model, { target: TARGETS[engine.kind], schema });
  const errors = codes(findings.filter(({ severity }) => severity === 'error'));
  const { xml } = writeModel(model);
  if (xml === undefined) return { ...row, roundTrip: null, findings, errors };
  const again = await deploy(engine, name, xml);
  return { ...row, why: row.why || (again ?? ''), roundTrip: again === null, findings, errors };
}

const codes = (findings: readonly CheckFinding[]): string[] => [...new Set(findings.map(({ code }) => code))];
