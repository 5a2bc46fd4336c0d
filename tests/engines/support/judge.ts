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

/** The result of an engine for one model, and our findings. */
export interface Row {
  readonly name: string;
  readonly accepted: boolean;
  /** The engine's message when it refused. */
  readonly why: string;
  /**
   * Whether the engine accepted the model after our reading and writing; null if our writer refused it, with a finding.
   */
  readonly roundTrip: boolean | null;
  readonly findings: readonly CheckFinding[];
  /** Codes of our errors, each once. */
  readonly errors: readonly string[];
}

/** Models of the corpus have no time to live. The engine is configured not to require it, as in 7.19. */
export const TARGETS: Readonly<Record<RealEngine, EngineTarget & { engine: 'camunda' | 'flowable' }>> = {
  camunda7: { engine: 'camunda', version: '7.19' },
  flowable: { engine: 'flowable' },
};

/**
 * Returns null if the engine accepted the model, else its message. @throws EngineFailure if the engine cannot be
 * reached
 */
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

/** Deploys a model as it is and as our writer prints it, and checks it for this engine. */
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
