import type { EngineFlavour, Model, Severity, Text } from '../model/types.ts';

/**
 * `changed`: rewritten without loss. `kept`: unchanged, but worth reporting. `lossy`: a part is lost or will behave
 * differently. `refused`: the target has no equivalent, and leaving it out would break the process.
 */
export type ConvertKind = 'changed' | 'kept' | 'lossy' | 'refused';

/** One change, loss or refusal of a conversion. */
export interface ReportEntry {
  readonly severity: Severity;
  readonly kind: ConvertKind;
  /** Id of the nearest element that has one. */
  readonly element: string | undefined;
  /** Name of the rule, stable: `task-listener-event`, `time-to-live` … */
  readonly what: string;
  /** The original text, as written in XML: `camunda:asyncBefore="true"`. Empty when something was added. */
  readonly from: string;
  /** The new text. Empty when the original was dropped. */
  readonly to: string;
  readonly why: Text;
}

export interface ConvertOptions {
  readonly to: EngineFlavour;
  /** Version of the target engine, `6.7` or `6.7.2`. Default: {@link NEWEST_VERSIONS}. */
  readonly targetVersion?: string;
  /** Drop what the target engine cannot express instead of refusing the conversion. */
  readonly force?: boolean;
  /** `historyTimeToLive` for camunda processes without one (camunda 7.20 and newer refuse them), e.g. `P180D`. */
  readonly historyTimeToLive?: string;
}

/** `model` is undefined when the report has an entry of kind `refused` and `force` was not given. */
export interface ConvertResult {
  readonly model: Model | undefined;
  readonly report: readonly ReportEntry[];
}
