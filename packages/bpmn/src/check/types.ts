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

/** Engines that `tests/engines` really runs: what is claimed of them is proven there. */
export type ProvenEngine = 'camunda' | 'flowable';

/**
 * What an engine does with a model that breaks a rule: `refuses` its deployment; `fails` when the process gets there;
 * `ignores` what is wrong and runs, though not as it was meant. `not-applicable` when the rule is not about the engine.
 */
export type EngineClaim = 'refuses' | 'fails' | 'ignores' | 'not-applicable';

/** An engine that a model is checked for. Zeebe (Camunda 8) is checked, never converted to. */
export type Engine = EngineFlavour | 'zeebe';

/** The engine a check is made for; without version the newest is meant. */
export interface EngineTarget {
  readonly engine: Engine;
  /** Such as `7.20` or `6.8`. */
  readonly version?: string;
}

/** A repair that does not change what the model does. */
export interface Fix {
  readonly title: Text;
  readonly edits: readonly TreeEdit[];
}

/** A finding of a check; `code` is the rule's. */
export interface CheckFinding extends Finding {
  /** The property that is wrong, when one is. */
  readonly property?: string;
  readonly fix?: Fix;
  /** Why this finding was suppressed; only given when suppressed findings are asked for. */
  readonly suppressed?: string;
}

/** What a schema refuses, and where. */
export interface SchemaProblem extends Position {
  readonly message: Text;
  /** Local name of the XML element. */
  readonly name?: string;
  /** Local name of the attribute. */
  readonly attribute?: string;
  /** Id of the element or of the nearest one around it. */
  readonly element?: string;
}

/** Checks an XML text against the schema of BPMN 2.0. Who can (terminal, server) supplies it: `createSchemaCheck`. */
export type SchemaCheck = (xml: string) => readonly SchemaProblem[];

/** What else a report may say. */
export interface ReportDetails {
  /** Instead of the place of the element that is reported. */
  readonly at?: Position & { readonly element?: string };
  readonly property?: string;
  readonly fix?: Fix;
  /** Instead of the rule's own severity, for cases that are worse or milder. */
  readonly severity?: Severity;
  /** Instead of the rule's own: whether it harms a running process only. */
  readonly runtime?: boolean;
}

/** What a rule is given; made anew for each model, so that no rule keeps state between models. */
export interface RuleContext {
  readonly model: Model;
  /** The engine the model is checked for, if any. */
  readonly target: EngineTarget | undefined;
  /** Undefined where no schema can be checked, as in a browser. */
  readonly schema: SchemaCheck | undefined;
  /** Whether the model is checked for this engine, from a version on. */
  isFor(engine: Engine, since?: string): boolean;
  /** All engine attributes written on an element, whoever reads them. */
  attributes(element: ModdleElement): readonly EngineAttribute[];
  /** The value of an engine's attribute, by local name, in any namespace that the target reads. */
  attribute(element: ModdleElement, name: string): string | undefined;
  /** Extension elements with this local name that the target reads. */
  extensions(element: ModdleElement, name: string): readonly ModdleElement[];
  report(element: ModdleElement, message: Text, details?: ReportDetails): void;
}

/** Looks at one element; called for each element of the types that its rule names. */
export type Look = (element: ModdleElement) => void;

/** One rule: a folder with this, a page in Chinese and English, a model that passes and one that does not. */
export interface Rule {
  readonly code: string;
  /** Severity unless a preset or the caller says otherwise. */
  readonly severity: Severity;
  readonly title: Text;
  /** What engines do with the rule's invalid model, and with models like it. */
  readonly claims: Readonly<Record<ProvenEngine, EngineClaim>>;
  /** BPMN types, subtypes included, whose elements the rule looks at. */
  readonly on: readonly string[];
  /** Engines the rule is about; a check for another engine, or for none, skips it. */
  readonly engines?: readonly Engine[];
  /** True when what it finds harms a running process only; in a process that is a drawing, it is information. */
  readonly runtime?: true;
  create(context: RuleContext): Look;
}
