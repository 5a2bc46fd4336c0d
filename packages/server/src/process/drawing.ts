import {
  checkModel,
  isProcessKey,
  mainProcess,
  readModel,
  type CheckFinding,
  type Finding,
  type Model,
  ruleInfos,
  SCHEMA_RULE,
  type RuleLevel,
} from '@gongdi/bpmn';
import { MODEL_LIMIT } from '@gongdi/api';
import {
  dictionaryOf,
  fill,
  GongdiError,
  messageOf,
  modelCategory,
  type FieldProblem,
  type Lang,
} from '@gongdi/domain';
import { schemaCheck } from './schema.ts';
import { processText } from './text/index.ts';

/** Upper limit of findings in one answer; a damaged file can have thousands. */
const MAX_FINDINGS = 200;

export type EngineFlavour = 'camunda' | 'flowable' | 'activiti';

/** A finding as calls answer it, with its message in one language. */
export interface WireFinding {
  rule: string;
  severity: Finding['severity'];
  element: string | null;
  line: number | null;
  column: number | null;
  message: string;
}

/**
 * Parses a drawing.
 * @throws GongdiError `invalidModel` with the findings if the drawing cannot be read
 */
export async function readDrawing(source: string | Uint8Array, lang: Lang): Promise<Model> {
  const { model, findings } = await readModel(source, { limits: { size: MODEL_LIMIT }, trackLoss: false });
  if (!model) throw invalidModel(findings, lang);
  return model;
}

/** @throws GongdiError `invalid` */
export function requireKey(key: string, lang: Lang): void {
  if (isProcessKey(key)) return;
  const problem = { path: 'key', code: 'key-format', message: processText[lang].keyFormat };
  throw new GongdiError('invalid', { problems: [problem] });
}

/** @throws GongdiError `invalid` if the dictionary does not contain the category */
export function requireCategory(category: number | undefined, lang: Lang): void {
  if (category === undefined || dictionaryOf(modelCategory.dict_type).entries.some((entry) => entry.value === category))
    return;
  const issue = { code: 'custom' as const, path: [], message: '', input: category };
  const message = messageOf(issue, { kind: 'code', label: modelCategory.label }, lang);
  throw new GongdiError('invalid', { problems: [{ path: 'category', code: 'not_in_dictionary', message }] });
}

/** @returns the name without surrounding blanks. @throws GongdiError `invalid` if nothing is left */
export function requireName(name: string, lang: Lang): string {
  const trimmed = name.trim();
  if (trimmed !== '') return trimmed;
  const problem = { path: 'name', code: 'required', message: processText[lang].nameMissing };
  throw new GongdiError('invalid', { problems: [problem] });
}

/**
 * Checks that the id of the drawing's main process is the key of its model.
 * @throws GongdiError `invalidModel`
 */
export function requireSameKey(model: Model, expected: string, lang: Lang): void {
  const found = mainProcess(model);
  const text = processText[lang];
  if (!found) throw refused({ path: '', code: 'no-process', message: text.noProcess });
  if (found.id === expected) return;
  const message = fill(text.keyMismatch, { expected, found: found.id });
  throw refused({ path: found.id, code: 'key-mismatch', message });
}

/**
 * Rules that outside engines enforce but this server only reports as `info`. This server stores the history of a
 * process as long as the process itself.
 */
const OWN_LEVELS = { 'time-to-live': 'info' } as const;
/** Code of a rule that a drawing may break while it is stored, but not when it is deployed. */
const NEEDED_TO_RUN = 'start-event-required';

/**
 * Checks a drawing as its engine would, before it is deployed.
 * @returns findings that do not prevent the deployment
 * @throws GongdiError `invalidModel` if an engine would refuse the drawing
 */
export async function checkForDeployment(model: Model, flavour: EngineFlavour, lang: Lang): Promise<WireFinding[]> {
  const process = mainProcess(model);
  if (process && !process.executable) {
    const message = fill(processText[lang].notExecutable, { key: process.id });
    throw refused({ path: process.id, code: 'not-executable', message });
  }
  const schema = await schemaCheck();
  const findings = checkModel(model, { preset: flavour, rules: OWN_LEVELS, schema }).map((finding) =>
    finding.code === NEEDED_TO_RUN && finding.element === process?.id
      ? { ...finding, severity: 'error' as const }
      : finding,
  );
  if (findings.some((finding) => finding.severity === 'error')) throw invalidModel(findings, lang);
  return findings.slice(0, MAX_FINDINGS).map((finding) => toWire(finding, lang));
}

const only = (...codes: string[]): Readonly<Record<string, RuleLevel>> =>
  Object.fromEntries(ruleInfos().map(({ code }) => [code, codes.includes(code) ? 'default' : 'off']));

/** Only the schema rule: a browser cannot check it. The designer itself shows the findings of all other rules. */
const STORED = only(SCHEMA_RULE);
/**
 * Rules for a drawing that arrives as a file. Its sender sees no designer. A drawing for another engine is stored,
 * with a finding about it.
 */
const BROUGHT = only(SCHEMA_RULE, 'foreign-engine');

/**
 * Returns the findings for a stored drawing. They inform the author; they do not prevent storing unfinished work.
 * @param brought whether the drawing arrived as a file through a call
 */
export async function storedFindings(
  model: Model,
  flavour: EngineFlavour,
  lang: Lang,
  brought = false,
): Promise<WireFinding[]> {
  const schema = await schemaCheck();
  const findings = checkModel(model, { preset: flavour, rules: brought ? BROUGHT : STORED, schema });
  return findings.slice(0, MAX_FINDINGS).map((finding) => toWire(finding, lang));
}

function toWire(finding: Finding | CheckFinding, lang: Lang): WireFinding {
  return {
    rule: finding.code,
    severity: finding.severity,
    element: finding.element ?? null,
    line: finding.line,
    column: finding.column,
    message: finding.message[lang],
  };
}

function refused(problem: FieldProblem): GongdiError {
  return new GongdiError('invalidModel', { problems: [problem] });
}

/** Contains the errors only, because they have to be fixed first. */
function invalidModel(findings: readonly Finding[], lang: Lang): GongdiError {
  const errors = findings.filter((finding) => finding.severity === 'error').slice(0, MAX_FINDINGS);
  const problems = errors.map((finding) => ({
    path: finding.element ?? '',
    code: finding.code,
    message: fill(processText[lang].atLine, { line: finding.line, message: finding.message[lang] }),
  }));
  return new GongdiError('invalidModel', { problems });
}
