import type { EngineFlavour } from '@gongdi/bpmn';
import type { Look } from '../../kit/shadow/index.ts';
import type { HostPickers } from './host-choice.ts';
import type { HostTools } from './host-tools.ts';

export const BUTTON_SIZES = ['default', 'medium', 'small', 'mini'] as const;
export const BUTTON_TYPES = ['default', 'primary', 'success', 'warning', 'danger', 'info'] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];
export type ButtonType = (typeof BUTTON_TYPES)[number];

/** Properties of `gd-process-designer`; defaults as in designer specification, section 2. */
export interface DesignerProps extends Look, HostPickers, HostTools {
  /**
   * BPMN 2.0 document to edit; absent or empty: a new diagram. Setting the text that this designer returned last
   * changes nothing.
   */
  value?: string | null;
  /** Key and name of a new diagram. */
  processId?: string;
  processName?: string;
  /** Engine whose attributes are written into models that do not use any engine's attributes yet. Default `camunda`. */
  prefix?: EngineFlavour;
  /** Shortcuts on the focused canvas. Default true. */
  keyboard?: boolean;
  /** Offers the token simulation. Default true. */
  simulation?: boolean;
  /** Engine events that are dispatched as `gd-element-click` …. Default `['element.click']`. */
  events?: readonly string[] | string;
  headerButtonSize?: ButtonSize;
  headerButtonType?: ButtonType;
  /** Hides the side panel. */
  noPanel?: boolean;
  /** Key under which the local draft is stored; default: the process key. */
  draftKey?: string;
}

export interface ChangeDetail {
  /**
   * Returns the document at the time of the event, however late it is called, provided that the handler reads this
   * property from the event before the next change. The document is printed on the first call.
   */
  xml(): string;
}

export interface SaveDetail {
  xml: string;
  name: string;
  key: string;
}

export interface SaveRequestDetail extends SaveDetail {
  /** The host passes the promise of its saving; a rejection keeps the draft and is shown to the user. */
  respondWith(result: Promise<unknown>): void;
}

export interface SelectDetail {
  id: string | null;
  type: string | null;
  name: string | null;
  count: number;
}

export interface DesignerErrorDetail {
  code: string;
  message: string;
  where: 'import' | 'export' | 'save';
  line?: number;
  column?: number;
  element?: string;
}

const one = <T extends string>(value: unknown, allowed: readonly T[], fallback: T): T =>
  allowed.find((name) => name === value) ?? fallback;

/** Adds the defaults of the designer specification, section 2; an unknown word counts as absent. */
export function withDefaults(props: DesignerProps) {
  const events = typeof props.events === 'string' ? props.events.split(',') : (props.events ?? ['element.click']);
  return {
    ...props,
    value: props.value?.trim() ? props.value : null,
    prefix: one<EngineFlavour>(props.prefix, ['camunda', 'flowable', 'activiti'], 'camunda'),
    keyboard: props.keyboard !== false,
    simulation: props.simulation !== false,
    findings: props.findings !== false,
    events: events.map((name) => name.trim()).filter(Boolean),
    headerButtonSize: one<ButtonSize>(props.headerButtonSize, BUTTON_SIZES, 'small'),
    headerButtonType: one<ButtonType>(props.headerButtonType, BUTTON_TYPES, 'primary'),
  };
}

export type Settings = ReturnType<typeof withDefaults>;
