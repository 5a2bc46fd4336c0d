import type { EngineFlavour, Text } from '../model/types.ts';
import type { Conversion } from './conversion.ts';
import { isA } from './subject.ts';
import type { Subject } from './subject.ts';

/** A rule that changes structure: it inspects one element and moves what it can convert from source to target. */
export interface StructureRule {
  readonly name: string;
  /** Engines that the rule applies to; undefined for all. */
  readonly from?: readonly EngineFlavour[];
  readonly to?: readonly EngineFlavour[];
  apply(subject: Subject, conversion: Conversion): void;
}

/** A rule for one attribute as data: the engines that read it, its names and the first versions. */
export interface AttributeRule {
  readonly name: string;
  /** BPMN types, without prefix, that the rule applies to; undefined for all. */
  readonly on?: readonly string[];
  /**
   * Spellings that each engine reads; the first one is written. An engine that is missing here does not read the
   * attribute.
   */
  readonly names: Readonly<Partial<Record<EngineFlavour, readonly string[]>>>;
  /** Write the source's spelling when the target reads it too. */
  readonly keepSpelling?: boolean;
  /** First version of an engine that reads it. */
  readonly since?: Readonly<Partial<Record<EngineFlavour, string>>>;
  /** Consequence when the target does not read the attribute. Default lossy. */
  readonly otherwise?: 'lossy' | 'refused';
  readonly why: Text;
}

export const ALL: readonly EngineFlavour[] = ['camunda', 'flowable', 'activiti'];

interface AttributeOptions {
  readonly since?: AttributeRule['since'];
  readonly otherwise?: AttributeRule['otherwise'];
}

/** Rules for attributes that have the same name in every engine that reads them. */
export function sameName(
  name: string,
  on: readonly string[] | undefined,
  engines: readonly EngineFlavour[],
  attributes: readonly string[],
  why: Text,
  options: AttributeOptions = {},
): AttributeRule[] {
  return attributes.map((attribute) => ({
    name,
    ...(on ? { on } : {}),
    names: Object.fromEntries(engines.map((engine) => [engine, [attribute]])),
    why,
    ...options,
  }));
}

export const SAME_MEANING: Text = {
  zh: '含义相同，仅更换命名空间。',
  en: 'Means the same; only the namespace changes.',
};

/** Converts the attribute if the rule applies to it. */
export function applyAttribute(rule: AttributeRule, subject: Subject, conversion: Conversion): boolean {
  const { from, to } = conversion;
  if (from === 'plain') return false;
  const spelling = rule.names[from]?.find((name) => subject.attributes.has(name));
  if (spelling === undefined || (rule.on && !isA(subject, ...rule.on))) return false;
  const value = subject.attributes.get(spelling) ?? '';
  subject.attributes.delete(spelling);
  const before = conversion.attributeBefore(spelling, value);
  const targets = rule.names[to];
  const since = rule.since?.[to];
  const readable = targets && (since === undefined || conversion.targetIs(since));
  if (!readable) {
    const why = targets ? tooOld(to, since ?? '') : rule.why;
    conversion.addEntry(rule.otherwise ?? 'lossy', subject, rule.name, before, '', why);
    return true;
  }
  const written = rule.keepSpelling && targets.includes(spelling) ? spelling : (targets[0] ?? spelling);
  subject.result.set(written, value);
  conversion.addEntry('changed', subject, rule.name, before, conversion.attributeAfter(written, value), SAME_MEANING);
  return true;
}

export function tooOld(engine: EngineFlavour, since: string): Text {
  return {
    zh: `${engine} 从 ${since} 版起才支持。`,
    en: `${engine} reads this from version ${since} on.`,
  };
}

/** The usual reason for a loss. */
export function notRead(zh: string, en: string): Text {
  return { zh: `目标引擎没有${zh}。`, en: `The target engine has no ${en}.` };
}
