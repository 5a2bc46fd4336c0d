import type { Preset, RuleLevel } from '@gongdi/bpmn';
import type { HostTemplate } from './host-template.ts';

/** Another version of the model that the host offers. The host orders them, newest first. */
export interface DesignerVersion {
  name: string;
  /** The document, or a function that loads it when the user chooses it. */
  xml: string | (() => Promise<string>);
}

/** Properties of the host for checking, comparing and inserting. */
export interface HostTools {
  /** Checks the model while it is edited. Default true. */
  findings?: boolean;
  /** Rules that are enabled at first. Default: those of the model's engine. */
  preset?: Preset;
  /** Levels by rule code, such as `{ 'user-task-assignee': 'off' }`; they override the levels of the preset. */
  rules?: Readonly<Record<string, RuleLevel>>;
  /** Assignment rules of the host decide who does a task: a task without assignee or candidates is not reported. */
  assignmentRules?: boolean;
  /** Versions that the user can compare with. */
  versions?: readonly DesignerVersion[];
  /** Templates of the host in addition to the built-in ones. */
  templates?: readonly HostTemplate[];
}
