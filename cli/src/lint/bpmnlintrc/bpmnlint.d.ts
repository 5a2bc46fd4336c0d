// bpmnlint ships no usable declarations. These are the parts that are used here; the modules are CommonJS.
declare module 'bpmnlint/lib/linter.js' {
  /** A rule's entry in a configuration: a category, or a category with options. */
  type RuleValue = string | number | readonly [string | number, unknown?];
  export interface PeerConfig {
    extends?: string | readonly string[];
    rules?: Readonly<Record<string, RuleValue>>;
  }
  export interface Resolver {
    resolveRule(pkg: string, name: string): unknown;
    resolveConfig(pkg: string, name: string): unknown;
  }
  export default class Linter {
    constructor(options: { config?: object; resolver: Resolver });
    resolveConfiguredRules(config: object): Promise<Readonly<Record<string, RuleValue>>>;
    parseRuleValue(value: RuleValue): { category: string; config: unknown };
    parseRuleName(name: string): { pkg: string; ruleName: string };
  }
}

declare module 'bpmnlint/lib/resolver/node-resolver.js' {
  import type { Resolver } from 'bpmnlint/lib/linter.js';
  export default class NodeResolver implements Resolver {
    constructor(options: { require: NodeJS.Require; requireLocal: NodeJS.Require });
    resolveRule(pkg: string, name: string): unknown;
    resolveConfig(pkg: string, name: string): unknown;
  }
}

declare module 'bpmnlint/lib/test-rule.js' {
  interface Report {
    id?: string;
    message: string;
    path?: readonly (string | number)[];
  }
  export default function testRule(options: { moddleRoot: unknown; rule: unknown }): Report[];
}

declare module 'bpmnlint/config/*' {
  const config: { rules: Readonly<Record<string, string>> };
  export default config;
}

declare module 'bpmn-moddle' {
  export class BpmnModdle {
    constructor(packages?: Readonly<Record<string, unknown>>);
    fromXML(xml: string): Promise<{ rootElement: unknown }>;
  }
}
