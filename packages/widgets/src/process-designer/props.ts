import type { EngineFlavour } from '@gongdi/bpmn';
import type { Look } from '../kit/shadow/index.ts';
import type { HostPickers } from './host-choice.ts';
import type { HostTools } from './host-tools.ts';

export const BUTTON_SIZES = ['default', 'medium', 'small', 'mini'] as const;
export const BUTTON_TYPES = ['default', 'primary', 'success', 'warning', 'danger', 'info'] as const;
export type ButtonSize = (typeof BUTTON_SIZES)[number];
export type ButtonType = (typeof BUTTON_TYPES)[number];

/** What the host gives `gd-process-designer`; defaults as designer specification, section 2. */
export interface DesignerProps extends Look, HostPickers, HostTools {
  /** BPMN 2.0 document to edit; absent or empty: a new diagram. The text this designer just gave out changes nothing. */
  value?: string | null;
  /** Key and name of a new diagram. */
  processId?: string;
  processName?: string;
  /** Engine whose attributes are written into models that use none yet. Default `camunda`. */
  prefix?: EngineFlavour;
  /** Shortcuts on the focused canvas. Default true. */
  keyboard?: boolean;
  /** Offers the token simulation. Default true. */
  simulation?: boolean;
  /** Engine events handed on as `gd-element-click` …. Default `['element.click']`. */
  events?: readonly string[] | string;
  headerButtonSize?: ButtonSize;
  headerButtonType?: ButtonType;
  /** Hides the side panel. */
  noPanel?: boolean;
  /** Where the local draft is kept; default: the process key. */
  draftKey?: string;
}

export interface ChangeDetail {
  /**
   * The document as it was when the event was sent, however late this is called, for whoever takes it from the event
   * before the next change; printed on the first call.
   */
  xml(): string;
}

export interface SaveDetail {
  xml: string;
  name: string;
  key: string;
}

export interface SaveRequestDetail extends SaveDetail {
  /** The host tells when it has stored the model; a rejection keeps the draft and shows the person. */
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

/** Properties with the specification's defaults; an unknown word counts as absent. */
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
