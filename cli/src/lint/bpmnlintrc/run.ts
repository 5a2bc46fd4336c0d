import { dirname } from 'node:path';
import { wireFlows, type Model, type ModdleElement } from '@gongdi/bpmn';
import { BpmnModdle } from 'bpmn-moddle';
import testRule from 'bpmnlint/lib/test-rule.js';
import type { Found } from '../check-bytes.ts';
import { lintMessage } from '../text/index.ts';
import type { Bpmnlintrc, PluginRule } from './read.ts';
import { createResolver } from './resolver.ts';

type Factory = (options: unknown) => { meta?: { documentation?: { url?: unknown } } };

/**
 * Returns a check by the rules of plug-ins. They get the tree that bpmnlint gives them: read with the extensions that
 * the configuration names, not with ours. Connections that a file leaves out are filled in as for all rules.
 */
export function createPluginCheck({
  path,
  plugins,
  moddle,
}: Pick<Bpmnlintrc, 'path' | 'plugins' | 'moddle'>): (model: Model) => Promise<Found[]> {
  const resolver = createResolver(dirname(path));
  const rules = plugins.map((rule) => ({ rule, factory: resolver.resolveRule(rule.pkg, rule.name) as Factory }));
  const reader = new BpmnModdle(moddle);
  return async (model) => {
    let root: ModdleElement;
    try {
      root = (await reader.fromXML(model.xml)).rootElement as ModdleElement;
    } catch {
      return rules.slice(0, 1).map(({ rule }) => failed(rule));
    }
    const wiring = wireFlows(root);
    try {
      return rules.flatMap(({ rule, factory }) => findingsOf(rule, factory, root, model));
    } finally {
      wiring.restore();
    }
  };
}

function findingsOf(rule: PluginRule, factory: Factory, root: ModdleElement, model: Model): Found[] {
  const { code, severity } = rule;
  try {
    // Rules may keep what they have seen, so each model gets new ones.
    const made = factory(rule.options);
    const url = made.meta?.documentation?.url;
    return testRule({ moddleRoot: root, rule: made }).map(({ id, message, path }) => ({
      code,
      severity,
      message: { zh: message, en: message },
      ...((id === undefined ? undefined : model.positions(id)) ?? { line: 1, column: 1 }),
      ...(id === undefined ? {} : { element: id }),
      ...(path === undefined ? {} : { property: path.join('.') }),
      ...(typeof url === 'string' && URL.canParse(url) ? { page: url } : {}),
    }));
  } catch {
    return [failed(rule)];
  }
}

const failed = ({ code }: PluginRule): Found => ({
  code: 'rule-failed',
  severity: 'warning',
  message: lintMessage('rcRuleFailed', { code }),
  line: 1,
  column: 1,
});
