import { posix } from 'node:path';
import { isProduct, type Module } from './imports.ts';
import { targetOf } from './rooms.ts';

const SRC = 'packages/domain/src/';
const MODULES = `${SRC}modules/`;
const INDEXES = `${SRC}generated/`;

/**
 * Returns imports that tie the modules of the domain together. A module may import from its own folder and from the
 * folders around it: the module that it is a part of, and its group. It names any other module by string. Code outside
 * of the modules imports only the generated indexes.
 */
export function domainModuleViolations(modules: readonly Module[]): string[] {
  return modules
    .filter(({ file }) => file.startsWith(SRC))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ specifier }) => specifier.startsWith('.'))
        .flatMap(({ specifier }) => {
          const reason = refusal(file, targetOf(file, specifier));
          return reason ? [`${file} → ${specifier}: ${reason}`] : [];
        }),
    );
}

function refusal(file: string, target: string): string | undefined {
  if (!file.startsWith(MODULES)) {
    const free = file.startsWith(INDEXES) || !target.startsWith(MODULES);
    return free ? undefined : 'modules are reached by their generated index';
  }
  if (target.startsWith(INDEXES)) return isProduct(file) ? 'a module does not see the others' : undefined;
  const inside = `${posix.dirname(file)}/`.startsWith(`${posix.dirname(target)}/`);
  return target.startsWith(MODULES) && !inside ? 'modules do not import each other' : undefined;
}
