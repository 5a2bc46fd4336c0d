import type { COMMON, ElementDeclaration } from './declaration.ts';

/** A sentence in both languages. */
export interface Words {
  zh: string;
  en: string;
}

interface PropertyDocs extends Words {
  /** TypeScript type where the kind alone does not determine it. */
  type?: string;
  default?: string;
}

interface MethodDocs extends Words {
  /** Parameters as in a signature, e.g. `scale: number`. */
  parameters?: string;
  /** Type of the value that the promise resolves with; default `void`. */
  returns?: string;
}

interface EventDocs extends Words {
  /** TypeScript type of `event.detail`; absent when the event has no detail. */
  detail?: string;
  cancelable?: true;
}

/** The descriptions of an element: one for every property and method that it declares, no more and no fewer. */
export interface ElementDocs<D extends ElementDeclaration = ElementDeclaration> extends Words {
  /** Name of the widget's properties type, and the module in the same folder that exports it. */
  props: readonly [type: string, module: string];
  properties: Record<Exclude<keyof D['properties'] & string, keyof typeof COMMON>, PropertyDocs>;
  methods: Record<D['methods'][number], MethodDocs>;
  events: Record<`gd-${string}`, EventDocs>;
  parts: Record<string, Words>;
}

/** Slot of every element. */
export const TOOLBAR_SLOT: Words = {
  zh: '工具栏中宿主自己的按钮，样式由宿主页面决定',
  en: 'Buttons of the host in the toolbar; the page of the host styles them',
};

/** Properties that every element has. */
export const COMMON_DOCS: Record<keyof typeof COMMON, PropertyDocs> = {
  theme: {
    type: "'light' | 'dark' | 'auto'",
    default: "'light'",
    zh: '主题；auto 跟随系统',
    en: 'Theme; auto follows the system',
  },
  density: { type: "'default' | 'compact'", default: "'default'", zh: '疏密', en: 'Density' },
  lang: { type: "'zh-CN' | 'en'", default: "'zh-CN'", zh: '界面语言', en: 'Interface language' },
  config: {
    type: 'HostConfig',
    zh: '此元素自己的配置，优先于 configure()',
    en: 'Configuration of this element alone; wins over configure()',
  },
};

/** Event of every element that makes calls with the session of the page. */
export const AUTH_REQUIRED: EventDocs = {
  zh: '没有可用的会话，需要宿主重新登录：会话失效，或 token() 被拒绝；在会话恢复之前只通知一次',
  en: 'There is no session, the host has to log in again: it ended, or token() was rejected; told once until one is good again',
};

/** Events that every element has. */
export const COMMON_EVENTS: Record<`gd-${string}`, EventDocs> = {
  'gd-ready': { zh: '组件已就绪', en: 'The widget is ready' },
  'gd-error': {
    detail: '{ code: string; message: string; where: string }',
    zh: '出错；元素内已显示原因与办法',
    en: 'Something failed; the element shows what and what to do',
  },
};

/** Shadow parts that every element has. */
export const COMMON_PARTS: Record<string, Words> = {
  root: { zh: '容器', en: 'The container' },
  layer: { zh: '弹出层', en: 'The popup layer' },
  failure: { zh: '出错时的说明', en: 'What is shown after a failure' },
};

/** Custom properties that style every element (packages/widgets/src/kit/theme/tokens.ts). */
export const TOKENS: Record<`--gd-${string}`, Words> = {
  '--gd-color-primary': { zh: '主色', en: 'Primary colour' },
  '--gd-color-success': { zh: '成功', en: 'Success' },
  '--gd-color-warning': { zh: '警告', en: 'Warning' },
  '--gd-color-danger': { zh: '危险', en: 'Danger' },
  '--gd-color-text': { zh: '文字', en: 'Text' },
  '--gd-color-surface': { zh: '底色', en: 'Surface' },
  '--gd-color-border': { zh: '边线', en: 'Border' },
  '--gd-font': { zh: '字体', en: 'Font family' },
  '--gd-radius': { zh: '圆角', en: 'Corner radius' },
  '--gd-space': { zh: '间距单位', en: 'Unit of spacing' },
  '--gd-control-height': { zh: '控件高度', en: 'Height of a control' },
};
