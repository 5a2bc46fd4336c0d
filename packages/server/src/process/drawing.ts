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

/** Findings that one answer carries; a damaged file can have thousands. */
const MAX_FINDINGS = 200;

export type EngineFlavour = 'camunda' | 'flowable' | 'activiti';

/** A finding on the wire, in one language. */
export interface WireFinding {
  rule: string;
  severity: Finding['severity'];
  element: string | null;
  line: number | null;
  column: number | null;
  message: string;
}

/**
 * Reads a drawing, or says what is wrong with it.
 * @throws GongdiError `invalidModel` with the findings
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

/** @throws GongdiError `invalid` for a category that the dictionary does not have */
export function requireCategory(category: number | undefined, lang: Lang): void {
  if (category === undefined || dictionaryOf(modelCategory.dict_type).entries.some((entry) => entry.value === category))
    return;
  const issue = { code: 'custom' as const, path: [], message: '', input: category };
  const message = messageOf(issue, { kind: 'code', label: modelCategory.label }, lang);
  throw new GongdiError('invalid', { problems: [{ path: 'category', code: 'not_in_dictionary', message }] });
}

/** @returns the name without blanks around. @throws GongdiError `invalid` when nothing is left */
export function requireName(name: string, lang: Lang): string {
  const trimmed = name.trim();
  if (trimmed !== '') return trimmed;
  const problem = { path: 'name', code: 'required', message: processText[lang].nameMissing };
  throw new GongdiError('invalid', { problems: [problem] });
}

/**
 * Makes sure that a drawing is of the process that its model names.
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

/** What an outside engine refuses and this server does not: here a process keeps its history as long as it is stored. */
const OWN_LEVELS = { 'time-to-live': 'info' } as const;
/** What no process that is to run may lack, though a drawing may. */
const NEEDED_TO_RUN = 'start-event-required';

/**
 * Checks a drawing as its engine would, before it is deployed.
 * @returns what is worth knowing
 * @throws GongdiError `invalidModel` when an engine would refuse it
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

/** The schema alone: the other rules the designer shows by itself, while this one no browser can check. */
const STORED = only(SCHEMA_RULE);
/** Whoever brings a file sees no designer: a drawing for another engine is stored, and said to be one. */
const BROUGHT = only(SCHEMA_RULE, 'foreign-engine');

/**
 * What is said of a drawing that is stored: known to whoever draws, and no reason to refuse unfinished work.
 * @param brought as a file, by a call
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

/** Errors only: they are what has to be mended first. */
function invalidModel(findings: readonly Finding[], lang: Lang): GongdiError {
  const errors = findings.filter((finding) => finding.severity === 'error').slice(0, MAX_FINDINGS);
  const problems = errors.map((finding) => ({
    path: finding.element ?? '',
    code: finding.code,
    message: fill(processText[lang].atLine, { line: finding.line, message: finding.message[lang] }),
  }));
  return new GongdiError('invalidModel', { problems });
}
