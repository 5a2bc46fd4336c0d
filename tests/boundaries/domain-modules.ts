import { posix } from 'node:path';
import { isProduct, type Module } from './imports.ts';
import { targetOf } from './rooms.ts';

const SRC = 'packages/domain/src/';
const MODULES = `${SRC}modules/`;
const INDEXES = `${SRC}generated/`;

/**
 * Imports that tie the modules of the domain together. A module imports its own folder and those that this one lies in:
 * the whole that it is a part of, and its group. Another module it names by string. Whatever is no module sees the
 * generated indexes alone.
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
