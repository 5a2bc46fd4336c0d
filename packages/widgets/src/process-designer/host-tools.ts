import type { Preset, RuleLevel } from '@gongdi/bpmn';
import type { HostTemplate } from './templates/host-template.ts';

/** Another version of the model that the host can give, newest first as the host orders them. */
export interface DesignerVersion {
  name: string;
  /** The document, or how to get it when the person chooses it. */
  xml: string | (() => Promise<string>);
}

/** What the host gives for checking, comparing and inserting. */
export interface HostTools {
  /** Checks the model while it is edited. Default true. */
  findings?: boolean;
  /** Rules that are on at first; default: those of the model's engine. */
  preset?: Preset;
  /** Levels by rule code over the preset's, such as `{ 'user-task-assignee': 'off' }`. */
  rules?: Readonly<Record<string, RuleLevel>>;
  /** Who does a task is decided by rules of the host: a task without assignee or candidates is not reported. */
  assignmentRules?: boolean;
  /** Versions that the person may compare with. */
  versions?: readonly DesignerVersion[];
  /** Templates of the host beside the built-in ones. */
  templates?: readonly HostTemplate[];
}
