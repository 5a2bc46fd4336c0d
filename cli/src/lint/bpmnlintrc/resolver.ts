import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ruleInfos } from '@gongdi/bpmn';
import all from 'bpmnlint/config/all.js';
import correctness from 'bpmnlint/config/correctness.js';
import recommended from 'bpmnlint/config/recommended.js';
import type { Resolver } from 'bpmnlint/lib/linter.js';
import NodeResolver from 'bpmnlint/lib/resolver/node-resolver.js';

/** The package whose rules and configurations this program holds itself. */
export const PEER = 'bpmnlint';
const CONFIGS: Readonly<Record<string, object>> = { all, correctness, recommended };

/** Loads packages as a script in this folder would, so that the plug-ins are those that the project has installed. */
export const requireFrom = (folder: string): NodeJS.Require => createRequire(join(folder, '__placeholder__.js'));

/**
 * Finds rules and configurations: those of bpmnlint in this program, those of plug-ins as bpmnlint finds them, from the
 * folder of the configuration.
 */
export function createResolver(folder: string): Resolver {
  const require = requireFrom(folder);
  const plugins = new NodeResolver({ require, requireLocal: require });
  const own = new Set(ruleInfos().flatMap(({ code, peer }) => (peer ? [code] : [])));
  return {
    resolveRule: (pkg, name) =>
      pkg === PEER ? (own.has(name) ? () => ({}) : undefined) : plugins.resolveRule(pkg, name),
    resolveConfig: (pkg, name) => (pkg === PEER ? CONFIGS[name] : plugins.resolveConfig(pkg, name)),
  };
}
