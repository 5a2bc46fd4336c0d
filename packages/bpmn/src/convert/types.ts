import type { EngineFlavour, Model, Severity, Text } from '../model/types.ts';

/**
 * `changed`: rewritten without loss. `kept`: stays as it is and deserves a word. `lossy`: something of it is gone or
 * will behave differently. `refused`: the target has nothing like it, and leaving it out would break the process.
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
  /** What stood there, as written in XML: `camunda:asyncBefore="true"`. Empty when something was added. */
  readonly from: string;
  /** What stands there now. Empty when it was dropped. */
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

/** `model` is undefined when an entry of kind `refused` stands in the report and `force` was not given. */
export interface ConvertResult {
  readonly model: Model | undefined;
  readonly report: readonly ReportEntry[];
}
