import type {
  EngineFlavour,
  Finding,
  Model,
  ModdleElement,
  Position,
  Severity,
  Text,
  TreeEdit,
} from '../model/index.ts';
import type { EngineAttribute } from './extensions.ts';

/** Engines that `tests/engines` runs, which proves the claims about them. */
export type ProvenEngine = 'camunda' | 'flowable';

/**
 * What an engine does with a model that breaks a rule. `refuses`: it refuses the deployment. `fails`: the process
 * instance fails when it reaches the place. `ignores`: it ignores the wrong part and runs, but not as intended.
 * `not-applicable`: the rule is not about the engine.
 */
export type EngineClaim = 'refuses' | 'fails' | 'ignores' | 'not-applicable';

/** An engine that a model is checked for. Zeebe (Camunda 8) is supported by checks, not by conversions. */
export type Engine = EngineFlavour | 'zeebe';

/** The engine that a check is made for; without a version, the newest version. */
export interface EngineTarget {
  readonly engine: Engine;
  /** Such as `7.20` or `6.8`. */
  readonly version?: string;
}

/** An automatic repair that does not change the behaviour of the model. */
export interface Fix {
  readonly title: Text;
  readonly edits: readonly TreeEdit[];
}

/** A finding of a check; `code` is the code of the rule. */
export interface CheckFinding extends Finding {
  /** The property that is wrong, if the finding is about one property. */
  readonly property?: string;
  readonly fix?: Fix;
  /** Reason of the suppression; present only when suppressed findings are requested. */
  readonly suppressed?: string;
}

/** A violation of the XML Schema and its position. */
export interface SchemaProblem extends Position {
  readonly message: Text;
  /** Local name of the XML element. */
  readonly name?: string;
  /** Local name of the attribute. */
  readonly attribute?: string;
  /** Id of the element or of its nearest ancestor with an id. */
  readonly element?: string;
}

/**
 * Validates an XML text against the schema of BPMN 2.0. The terminal and the server supply it with `createSchemaCheck`.
 */
export type SchemaCheck = (xml: string) => readonly SchemaProblem[];

/** Optional details of a report. */
export interface ReportDetails {
  /** Replaces the position of the reported element. */
  readonly at?: Position & { readonly element?: string };
  readonly property?: string;
  readonly fix?: Fix;
  /** Replaces the rule's own severity, for more or less serious cases. */
  readonly severity?: Severity;
  /** Replaces the rule's own `runtime`: whether the finding harms executable processes only. */
  readonly runtime?: boolean;
}

/** Input of a rule. A new context is created for each model, so that no rule keeps state between models. */
export interface RuleContext {
  readonly model: Model;
  /** The engine that the model is checked for, if any. */
  readonly target: EngineTarget | undefined;
  /** Undefined where schema validation is not available, as in a browser. */
  readonly schema: SchemaCheck | undefined;
  /** Returns whether the model is checked for this engine, optionally from a version on. */
  isFor(engine: Engine, since?: string): boolean;
  /** Returns all engine attributes written on an element, of any engine. */
  attributes(element: ModdleElement): readonly EngineAttribute[];
  /** Returns the value of an engine attribute by local name, from any namespace that the target reads. */
  attribute(element: ModdleElement, name: string): string | undefined;
  /** Returns the extension elements with this local name that the target reads. */
  extensions(element: ModdleElement, name: string): readonly ModdleElement[];
  report(element: ModdleElement, message: Text, details?: ReportDetails): void;
}

/** Checks one element; called for each element of the types in the rule's `on`. */
export type Look = (element: ModdleElement) => void;

/** One rule. Its folder contains this definition, a page in Chinese and English, a valid model and an invalid model. */
export interface Rule {
  readonly code: string;
  /** Severity unless a preset or the caller overrides it. */
  readonly severity: Severity;
  readonly title: Text;
  /** What engines do with the rule's invalid model and similar models. */
  readonly claims: Readonly<Record<ProvenEngine, EngineClaim>>;
  /** BPMN types that the rule checks; subtypes are included. */
  readonly on: readonly string[];
  /** Engines that the rule is about; a check for another engine or for none skips the rule. */
  readonly engines?: readonly Engine[];
  /**
   * True when a finding harms executable processes only; in a process that is not executable it gets severity `info`.
   */
  readonly runtime?: true;
  create(context: RuleContext): Look;
}
