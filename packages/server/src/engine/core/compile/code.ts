import { bodyOf, checkTemplate, childrenNamed, hasExpression, textIn, type ModdleElement } from '@gongdi/bpmn';
import type { Code, Implementation, Listener, Mapping, ParameterMapping, Script, ValueSource } from '../graph.ts';
import { extensionsNamed, titleOf, type Reading } from './reading.ts';

/** Reports a problem for an expression that does not parse. @returns the expression unchanged */
export function expression(reading: Reading, element: ModdleElement, source: string): string {
  const problem = checkTemplate(source);
  if (problem) {
    const title = titleOf(element);
    reading.refuse(
      element,
      'bad-expression',
      `“${title}”的表达式 ${source} 有误：${problem.text.zh}`,
      `The expression ${source} of “${title}” is wrong: ${problem.text.en}`,
    );
  }
  return source;
}

/** Returns the code that an element or a listener names. */
export function implementationOf(reading: Reading, element: ModdleElement): Implementation | undefined {
  const { attribute } = reading;
  const found = attribute(element, 'expression');
  if (found !== undefined) return { form: 'expression', text: expression(reading, element, found) };
  const bean = attribute(element, 'delegateExpression');
  if (bean !== undefined) return { form: 'bean', name: bean.trim().replace(/^[$#]\{\s*(.*?)\s*\}$/s, '$1') };
  const name = attribute(element, 'class');
  if (name !== undefined) return { form: 'class', name };
  return undefined;
}

/** Returns the injected fields of an element. */
export function fieldsOf(reading: Reading, element: ModdleElement): [string, string][] {
  const found = [...extensionsNamed(element, 'field'), ...childrenNamed(element, 'field')];
  return found.flatMap((field): [string, string][] => {
    const name = textIn(field, 'name');
    const value = textIn(field, 'stringValue') ?? textIn(field, 'string') ?? textIn(field, 'expression');
    return name === undefined ? [] : [[name, expression(reading, element, value ?? '')]];
  });
}

function scriptIn(element: ModdleElement): Script | undefined {
  const script = childrenNamed(element, 'script')[0];
  if (!script) return undefined;
  const language = textIn(script, 'scriptFormat') ?? textIn(script, 'language') ?? '';
  return { language, source: bodyOf(script) ?? '' };
}

/**
 * Returns the listeners of one kind (`executionListener`, `taskListener`). Flowable's event `all` is expanded to the
 * single events.
 */
export function listenersOf(reading: Reading, element: ModdleElement, kind: string): Listener[] {
  return extensionsNamed(element, kind).flatMap((listener) => {
    const script = scriptIn(listener);
    const run: Implementation | undefined = script ? { form: 'script', script } : implementationOf(reading, listener);
    if (!run) {
      const title = titleOf(element);
      reading.refuse(
        element,
        'listener-without-code',
        `“${title}”的监听器没有指定要执行的内容`,
        `A listener of “${title}” says nothing to run`,
      );
      return [];
    }
    const code: Code = { run, fields: fieldsOf(reading, listener) };
    const event = textIn(listener, 'event') ?? 'take';
    const events = event === 'all' ? ['create', 'assignment', 'complete', 'delete'] : [event];
    return events.map((name) => ({ ...code, event: name }));
  });
}

/** Reads the value of an input or output parameter. */
function valueIn(reading: Reading, element: ModdleElement): ValueSource {
  const script = scriptIn(element);
  if (script) return { form: 'script', script };
  const list = childrenNamed(element, 'list')[0];
  if (list) {
    const items = [...childrenNamed(list, 'value'), ...childrenNamed(list, 'script')];
    return { form: 'list', items: items.map((item) => itemOf(reading, item)) };
  }
  const map = childrenNamed(element, 'map')[0];
  if (map) {
    return {
      form: 'map',
      entries: childrenNamed(map, 'entry').map((entry) => [textIn(entry, 'key') ?? '', valueIn(reading, entry)]),
    };
  }
  return { form: 'text', text: expression(reading, element, bodyOf(element) ?? '') };
}

function itemOf(reading: Reading, item: ModdleElement): ValueSource {
  return { form: 'text', text: expression(reading, item, bodyOf(item) ?? '') };
}

/** Reads `inputParameter` or `outputParameter` elements of Camunda's inputOutput. */
export function mappingsOf(reading: Reading, element: ModdleElement, kind: string): Mapping[] {
  return extensionsNamed(element, 'inputOutput')
    .flatMap((io) => childrenNamed(io, kind))
    .map((parameter) => ({ name: textIn(parameter, 'name') ?? '', value: valueIn(reading, parameter) }));
}

/** Reads the `in` or `out` mappings of a call activity or a thrown signal. */
export function parametersOf(reading: Reading, element: ModdleElement, kind: 'in' | 'out'): ParameterMapping[] {
  return extensionsNamed(element, kind)
    .filter((mapping) => textIn(mapping, 'businessKey') === undefined)
    .map((mapping) => {
      const source = textIn(mapping, 'source') ?? null;
      const sourceExpression = textIn(mapping, 'sourceExpression') ?? null;
      if (sourceExpression !== null) expression(reading, element, sourceExpression);
      return {
        all: textIn(mapping, 'variables') === 'all',
        // Activiti and Flowable accept an expression in `source` as well.
        source: source !== null && hasExpression(source) ? null : source,
        sourceExpression: sourceExpression ?? (source !== null && hasExpression(source) ? source : null),
        target: textIn(mapping, 'target') ?? null,
        local: textIn(mapping, 'local') === 'true',
      };
    });
}
