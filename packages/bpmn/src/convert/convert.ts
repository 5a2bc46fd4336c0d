import { uriResolver, commentsOf, danglingOf, indexOf, makeModel } from '../model/make-model.ts';
import { isKnownElement, moddleFor, specialModdle } from '../model/moddle.ts';
import { ENGINE_FLAVOURS, ENGINE_MARK, NAMESPACES } from '../model/namespaces.ts';
import type { EngineFlavour, Model, Moddle, ModdleElement, NamespaceUse } from '../model/types.ts';
import { walk } from '../model/walk.ts';
import { Conversion } from './conversion.ts';
import { reportForeign } from './foreign-engine.ts';
import { extensionAttributes, isOf, lifterOf, Lifter } from './lift.ts';
import { Lowerer } from './lower.ts';
import { copyAs, replaceEverywhere } from './replace-elements.ts';
import { reportRefused } from './refused-by-target.ts';
import { retype, toGeneric } from './retype.ts';
import { applyAttribute } from './rule.ts';
import type { AttributeRule, StructureRule } from './rule.ts';
import { attributeRules, PLAIN_TYPES, plainRules, structureRules } from './rules/index.ts';
import { isSlot, untouched } from './subject.ts';
import type { Subject } from './subject.ts';
import type { ConvertOptions, ConvertResult } from './types.ts';

/**
 * Converts a model for another engine by changing its tree in place. The result takes over the tree of the given model,
 * so use the result and no longer the argument. The report contains every change, loss and refusal. If the target
 * engine cannot express something, the conversion is refused and the model stays unchanged, unless `force` is given.
 *
 * Content of other namespaces stays as it is. Models without an engine get what the target requires.
 */
export function convertModel(model: Model, options: ConvertOptions): ConvertResult {
  const conversion = new Conversion(model.flavour, options);
  const plan = planConversion(model, conversion);
  const refused = conversion.report.some(({ kind }) => kind === 'refused');
  if (refused && !options.force) return { model: undefined, report: conversion.report };
  return { model: apply(model, plan, conversion), report: conversion.report };
}

interface Plan {
  readonly subjects: readonly Subject[];
  /** Number of attributes and elements of the source engine that stay unchanged. */
  readonly kept: number;
}

function planConversion(model: Model, conversion: Conversion): Plan {
  const { from, to } = conversion;
  const lifter = from === to ? undefined : lifterOf(from);
  const plain = plainRules.filter((rule) => applies(rule, conversion));
  const structures = structureRules.filter((rule) => applies(rule, conversion));
  const attributes = rulesByAttribute(conversion);
  let kept = 0;
  if (from !== to) reportMixed(model, conversion);
  reportForeign(model, conversion);
  walk(model.definitions, (element) => {
    if (element.$type === 'bpmndi:BPMNDiagram') {
      kept += keepInDiagram(element, conversion);
      return false;
    }
    kept += keepStray(element, conversion);
    reportRefused(element, conversion);
    if (element.$descriptor.isGeneric || element.$descriptor.ns.prefix !== 'bpmn') return;
    const lifted = lifter?.lift(element);
    const isPlain = PLAIN_TYPES.has(element.$type);
    if (!lifted && !isPlain) return;
    const subject = lifted ?? untouched(element);
    if (isPlain) for (const rule of plain) rule.apply(subject, conversion);
    if (lifted) for (const rule of structures) rule.apply(subject, conversion);
    // Rules delete the attributes that they convert; a Map allows deletion during iteration over its keys.
    for (const name of subject.attributes.keys()) {
      for (const rule of attributes.get(name) ?? []) if (applyAttribute(rule, subject, conversion)) break;
    }
    kept += keepRest(subject, conversion);
    if (lifted || subject.result.size > 0 || subject.plain) conversion.add(subject);
  });
  return { subjects: [...conversion.subjects], kept };
}

/** Attributes of a further engine stay as they are; the target may or may not read them. */
function reportMixed(model: Model, conversion: Conversion): void {
  for (const flavour of model.mixed) {
    if (flavour === conversion.to) continue;
    const text = `xmlns:${flavour}="${NAMESPACES[flavour]}"`;
    conversion.addEntry('kept', untouched(model.definitions), 'mixed-engines', text, text, {
      zh: `模型还使用了 ${flavour} 的扩展，未作转换。`,
      en: `The model also uses extensions of ${flavour}; these were not converted.`,
    });
  }
}

function applies(rule: StructureRule, { from, to }: Conversion): boolean {
  return (!rule.from || rule.from.includes(from as EngineFlavour)) && (!rule.to || rule.to.includes(to));
}

function rulesByAttribute({ from }: Conversion): Map<string, AttributeRule[]> {
  const byName = new Map<string, AttributeRule[]>();
  if (from === 'plain') return byName;
  for (const rule of attributeRules) {
    for (const name of rule.names[from] ?? []) {
      const rules = byName.get(name);
      if (rules) rules.push(rule);
      else byName.set(name, [rule]);
    }
  }
  return byName;
}

/** Modelers write attributes of the engine's namespace on shapes; no engine reads them. */
function keepInDiagram(diagram: ModdleElement, conversion: Conversion): number {
  if (conversion.from === conversion.to || conversion.from === 'plain') return 0;
  const prefix = `${conversion.from}:`;
  let kept = 0;
  walk(diagram, (element) => {
    for (const key in element.$attrs) if (key.startsWith(prefix)) kept++;
  });
  return kept;
}

const STAYS = {
  zh: '引擎本身不读取该内容，保留原命名空间。',
  en: 'The engine itself does not read this; it stays in its namespace.',
};

/** Keeps an element of the source engine outside of `extensionElements`, where no engine reads it. */
function keepStray(element: ModdleElement, conversion: Conversion): number {
  const { ns } = element.$descriptor;
  const parent = element.$parent;
  if (conversion.from === conversion.to || ns.prefix !== conversion.from) return 0;
  if (!parent || parent.$type === 'bpmn:ExtensionElements' || parent.$descriptor.ns.prefix !== 'bpmn') return 0;
  const text = `<${ns.prefix}:${localOf(element)}>`;
  conversion.addEntry('kept', untouched(parent), 'unknown-element', text, text, STAYS);
  return 1;
}

/** Keeps attributes and elements that no engine reads: they belong to another program and stay in their namespace. */
function keepRest(subject: Subject, conversion: Conversion): number {
  let kept = 0;
  for (const [name, value] of subject.attributes) {
    const text = conversion.attributeBefore(name, value);
    conversion.addEntry('kept', subject, 'unknown-attribute', text, text, STAYS);
    kept++;
  }
  for (const entry of subject.extensions) {
    if (!isSlot(entry)) {
      kept += keepUnread(entry, subject, conversion);
      continue;
    }
    if (entry.done) continue;
    const text = conversion.elementBefore(entry.extension);
    conversion.addEntry('kept', subject, 'unknown-element', text, text, STAYS);
    kept++;
  }
  return kept;
}

/** Keeps an element in the namespace of the source engine that the source engine does not read. */
function keepUnread(element: ModdleElement, subject: Subject, conversion: Conversion): number {
  const { from } = conversion;
  if (!isOf(element, from)) return 0;
  const name = localOf(element);
  const text = `<${from}:${name}>`;
  const meant =
    from !== 'camunda' && isKnownElement('camunda', name)
      ? {
          zh: `${from} 不读取该元素，Camunda 7 有同名元素：模型可能是为 Camunda 7 画的。保留原命名空间，请为目标引擎重新设置。`,
          en: `${from} does not read this; Camunda 7 has an element of that name, so the model may be drawn for it. It stays in its namespace: set it anew for the target engine.`,
        }
      : STAYS;
  conversion.addEntry('kept', subject, 'unknown-element', text, text, meant);
  return 1;
}

function apply(model: Model, { subjects, kept }: Plan, conversion: Conversion): Model {
  const { from, to } = conversion;
  const { definitions } = model;
  if (from === to) {
    const lowerer = new Lowerer(model.moddle, to);
    for (const subject of subjects) {
      applyPlain(subject);
      for (const [name, value] of subject.result) lowerer.attribute(subject.element, name, value);
    }
    return model;
  }
  const sourceUri = from === 'plain' ? undefined : NAMESPACES[from];
  const resolve = uriResolver(model);
  const moddle = targetModdle(model, to, kept > 0 ? sourceUri : undefined);
  const lowerer = new Lowerer(moddle, to);
  const originals = new Map<Subject, ModdleElement[]>();
  for (const subject of subjects) {
    originals.set(subject, detach(subject, conversion));
    applyPlain(subject);
  }
  retype(definitions, moddle, (element) => {
    const attributes = element.$attrs;
    for (const key in attributes) {
      if (key.startsWith('xmlns')) {
        if (kept === 0 && attributes[key] === sourceUri) delete attributes[key];
      } else if (model.mixed.includes(to)) adoptAttribute(element, key, resolve, to, lowerer);
    }
  });
  for (const subject of subjects) attach(subject, originals.get(subject) ?? [], moddle, lowerer);
  if (model.mixed.includes(to)) adoptElements(definitions, to, lowerer);
  const replacements = replaceTypes(definitions, subjects);
  declare(definitions, to);
  mark(definitions, isAmbiguous(model, to, kept) ? to : undefined);
  return makeModel(
    {
      ...model,
      flavour: to,
      isForeign: false,
      mixed: [...model.mixed.filter((flavour) => flavour !== to), ...(kept > 0 && from !== 'plain' ? [from] : [])],
      moddle,
      namespaces: namespacesAfter(model, to, subjects, kept),
    },
    {
      elementById: (id) => {
        const element = model.elementById(id);
        return element && (replacements.get(element) ?? element);
      },
      index: indexOf(model),
      dangling: danglingOf(model).map((entry) => ({
        ...entry,
        element: replacements.get(entry.element) ?? entry.element,
      })),
      comments: commentsOf(model),
    },
  );
}

function targetModdle(model: Model, to: EngineFlavour, keptUri: string | undefined): Moddle {
  const config = (model.moddle as { config?: { nsMap?: Record<string, string> } }).config;
  const aliases: Record<string, string> = {};
  const packages = new Set(
    moddleFor(to)
      .getPackages()
      .map(({ uri }) => uri),
  );
  for (const [uri, alias] of Object.entries(config?.nsMap ?? {})) {
    if (!packages.has(uri) && uri !== NAMESPACES.xsi && uri !== NAMESPACES.xml) aliases[uri] = alias;
  }
  const flavour = model.flavour;
  const declared = model.definitions.$attrs?.[`xmlns:${flavour}`] === keptUri;
  if (keptUri !== undefined && !declared) aliases[keptUri] = flavour;
  return Object.keys(aliases).length === 0 ? moddleFor(to) : specialModdle({ flavour: to, unknownTypes: [], aliases });
}

/** Removes the source engine's attributes from the element; those that stay are moved to its unknown attributes. */
function detach({ element, attributes }: Subject, { from }: Conversion): ModdleElement[] {
  const prefix = `${from}:`;
  if (from !== 'plain') for (const key of extensionAttributes(element, from).keys()) delete element[key];
  const unknown = element.$attrs;
  for (const key in unknown) if (key.startsWith(prefix)) delete unknown[key];
  if (unknown) for (const [name, value] of attributes) unknown[prefix + name] = value;
  const container = element['extensionElements'] as ModdleElement | undefined;
  const values = (container?.['values'] as ModdleElement[] | undefined) ?? [];
  // The values are not among the children while the tree changes its factory; they are put back at the end.
  if (container) container['values'] = [];
  return values;
}

function applyPlain({ element, plain }: Subject): void {
  for (const [name, value] of plain ?? []) {
    if (value === undefined) delete element.$attrs?.[name];
    else if (element.$attrs) element.$attrs[name] = value;
  }
}

function attach(subject: Subject, originals: readonly ModdleElement[], moddle: Moddle, lowerer: Lowerer): void {
  const { element, extensions } = subject;
  for (const [name, value] of subject.result) lowerer.attribute(element, name, value);
  let container = element['extensionElements'] as ModdleElement | undefined;
  if (extensions.length === 0) {
    // An empty container has no meaning, but the source contained it, so it stays.
    if (container && originals.length > 0) element.set('extensionElements', undefined);
    else if (container) delete container['values'];
    return;
  }
  if (!container) {
    container = moddle.create('bpmn:ExtensionElements');
    container.$parent = element;
    element.set('extensionElements', container);
  }
  const parent = container;
  const kept = originals.filter((value) => value.$descriptor.ns.prefix !== undefined);
  let at = 0;
  const values = extensions.map((entry) => {
    if (!isSlot(entry)) return asForeign(entry, moddle);
    if (entry.done) return lowerer.element(entry.extension, parent);
    // No rule converted it: the element itself stays.
    while (at < kept.length && localOf(kept[at]) !== entry.extension.name) at++;
    const original = kept[at++];
    return original ? asForeign(original, moddle) : lowerer.element(entry.extension, parent);
  });
  for (const value of values) value.$parent = parent;
  parent['values'] = values;
}

function localOf(element: ModdleElement | undefined): string {
  const name = element?.$descriptor.ns.localName ?? '';
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function asForeign(element: ModdleElement, moddle: Moddle): ModdleElement {
  return element.$descriptor.isGeneric ? element : toGeneric(element, moddle);
}

function adoptAttribute(
  element: ModdleElement,
  key: string,
  resolve: (alias: string) => string | undefined,
  to: EngineFlavour,
  lowerer: Lowerer,
): void {
  const colon = key.indexOf(':');
  if (colon === -1 || resolve(key.slice(0, colon)) !== NAMESPACES[to]) return;
  const value = element.$attrs?.[key] ?? '';
  delete element.$attrs?.[key];
  lowerer.attribute(element, key.slice(colon + 1), value);
}

/** Gives types to elements of the target engine that the source already contained. */
function adoptElements(definitions: ModdleElement, to: EngineFlavour, lowerer: Lowerer): void {
  const lifter = new Lifter(to);
  walk(definitions, (element) => {
    if (element.$type !== 'bpmn:ExtensionElements') return;
    const values = (element['values'] as ModdleElement[] | undefined) ?? [];
    for (let at = 0; at < values.length; at++) {
      const value = values[at];
      if (!value?.$descriptor.isGeneric || value.$descriptor.ns.uri !== NAMESPACES[to]) continue;
      values[at] = lowerer.element(lifter.extension(value), element);
    }
  });
}

function replaceTypes(
  definitions: ModdleElement,
  subjects: readonly Subject[],
): ReadonlyMap<ModdleElement, ModdleElement> {
  const replacements = new Map<ModdleElement, ModdleElement>();
  for (const { element, becomes } of subjects) {
    if (becomes) replacements.set(element, copyAs(element, becomes));
  }
  if (replacements.size > 0) replaceEverywhere(definitions, replacements);
  return replacements;
}

/** Declares the target's namespace at the root, under its usual prefix if that prefix is free. */
function declare(definitions: ModdleElement, to: EngineFlavour): void {
  const attributes = definitions.$attrs;
  if (!attributes) return;
  const declared = Object.entries(attributes).some(([key, uri]) => key.startsWith('xmlns') && uri === NAMESPACES[to]);
  if (!declared) attributes[`xmlns:${to}`] ??= NAMESPACES[to];
}

/** Returns whether the result also uses another engine's namespace. */
function isAmbiguous({ flavour, namespaces, isForeign }: Model, to: EngineFlavour, kept: number): boolean {
  if (isForeign) return true;
  return ENGINE_FLAVOURS.some(
    (engine) =>
      engine !== to && (engine === flavour ? kept > 0 : namespaces.some(({ uri }) => uri === NAMESPACES[engine])),
  );
}

/**
 * Marks the model with its engine while it still contains content of another engine. Otherwise detection, which counts
 * content by engine, could choose the other engine.
 */
function mark({ $attrs }: ModdleElement, engine: EngineFlavour | undefined): void {
  if (!$attrs) return;
  if (engine !== undefined) {
    $attrs['xmlns:gongdi'] = NAMESPACES.gongdi;
    $attrs[`gongdi:${ENGINE_MARK}`] = engine;
  } else if ($attrs[`gongdi:${ENGINE_MARK}`] !== undefined) {
    delete $attrs[`gongdi:${ENGINE_MARK}`];
    delete $attrs['xmlns:gongdi'];
  }
}

function namespacesAfter(model: Model, to: EngineFlavour, subjects: readonly Subject[], kept: number): NamespaceUse[] {
  const source = model.flavour === 'plain' ? undefined : NAMESPACES[model.flavour];
  const target = NAMESPACES[to];
  const before = model.namespaces.find(({ uri }) => uri === target);
  const uses = subjects.reduce((sum, subject) => sum + subject.result.size + subject.extensions.length, 0);
  return [
    ...model.namespaces
      .filter(({ uri }) => uri !== target && (uri !== source || kept > 0))
      .map((entry) => (entry.uri === source ? { ...entry, uses: kept } : entry)),
    { uri: target, prefixes: before?.prefixes ?? [to], uses: uses + (before?.uses ?? 0) },
  ];
}
