import { NO_DIAGRAM } from './no-diagram.ts';

/** One message of the diagram engine (designer specification, section 8) in both languages. */
interface EngineError {
  code: EngineErrorCode;
  /** Matches the engine's own message; named groups fill the places of the translations. */
  pattern: RegExp;
  zh: string;
  en: string;
}

export type EngineErrorCode =
  | 'no-parent'
  | 'no-shape-type'
  | 'outside-pool'
  | 'too-many-lanes'
  | 'element-required'
  | 'diagram-not-in-definitions'
  | 'no-diagram'
  | 'no-process'
  | 'not-drawn'
  | 'already-rendered'
  | 'import-failed';

export const ENGINE_ERRORS: readonly EngineError[] = [
  {
    code: 'no-parent',
    pattern: /^no parent for <?(?<element>[^>]*)>? in <?(?<parent>[^>]*)>?$/,
    zh: '在 {parent} 中没有元素 {element} 的父级',
    en: 'no parent for {element} in {parent}',
  },
  {
    code: 'no-shape-type',
    pattern: /^no shape type specified$/,
    zh: '没有指定图形类型',
    en: 'no shape type specified',
  },
  {
    code: 'outside-pool',
    pattern: /^flow elements must be children of pools\/participants$/,
    zh: '流程元素必须放在池/参与者内',
    en: 'flow elements must be children of pools/participants',
  },
  {
    code: 'too-many-lanes',
    pattern: /^more than <?(?<count>[^>\s]*)>? child lanes$/,
    zh: '子泳道超过 {count} 条',
    en: 'more than {count} child lanes',
  },
  { code: 'element-required', pattern: /^element required$/, zh: '缺少元素', en: 'element required' },
  {
    code: 'diagram-not-in-definitions',
    pattern: /^diagram not part of <?bpmn:Definitions/,
    zh: '该图不属于 bpmn:Definitions',
    en: 'diagram not part of bpmn:Definitions',
  },
  { code: 'no-diagram', pattern: /^no diagram to display$/, ...NO_DIAGRAM },
  {
    code: 'no-process',
    pattern: /^no process or collaboration to display$/,
    zh: '没有可显示的流程或协作',
    en: 'no process or collaboration to display',
  },
  {
    code: 'not-drawn',
    pattern: /^element (?<element>.*?) referenced by (?<referenced>.*?)#(?<property>\S+) not yet drawn$/s,
    zh: '元素 {element} 被 {referenced} 的 {property} 引用，但尚未绘制',
    en: 'element {element} referenced by {referenced}#{property} not yet drawn',
  },
  {
    code: 'already-rendered',
    pattern: /^already rendered (?<element>.*)$/s,
    zh: '{element} 已经绘制过',
    en: 'already rendered {element}',
  },
  {
    code: 'import-failed',
    pattern: /^failed to import (?<element>.*)$/s,
    zh: '导入 {element} 失败',
    en: 'failed to import {element}',
  },
];
