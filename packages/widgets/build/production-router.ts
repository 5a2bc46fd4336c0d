import type { Plugin } from 'vite';
import { modulePath, repair, type Repair } from './repair.ts';

const DEVELOPMENT = '/react-router/dist/development/';
const PRODUCTION = '/react-router/dist/production/';

/**
 * Returns the first segment of a path in the letters in which paths are compared; empty: it has none, or a pattern
 * there.
 */
export function headOf(path: string): string {
  return /^\/([^/:*?]+)(?=\/|$)/.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** Marks the file that compares an address with the routes. */
const COMPARES = 'function matchRoutesImpl(';

const LOOP = 'for (let i = 0; matches == null && i < branches.length; ++i) {\n';

/** Repairs of the file that compares an address with the routes. @param file end of its path below node_modules */
export const routeRepairs = (file: string): readonly Repair[] => [
  {
    file,
    from: LOOP,
    to: `const head = headOf(decoded);
  ${LOOP}    const first = branches[i].head ??= headOf(branches[i].path);
    if (first !== '' && first !== head) continue;
`,
    why: 'each change of page compared the address with more than a thousand routes, several expressions for each; those of other modules begin with another segment',
  },
  { file, from: COMPARES, to: `${headOf.toString()}\n${COMPARES}`, why: 'the same' },
];

/**
 * Vite plugin: takes react-router's production build. Its package.json names the development build under every
 * condition of a browser, and the other one under none. An address is compared only with routes that begin as it does.
 * @throws Error when the package lies differently
 */
export function productionRouter(): Plugin {
  return {
    name: 'gongdi:production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id !== 'react-router' && id !== 'react-router/dom') return null;
      const found = await this.resolve(id, importer, { skipSelf: true });
      if (!found?.id.replaceAll('\\', '/').includes(DEVELOPMENT))
        throw new Error(`production-router: ${id} is no longer below ${DEVELOPMENT}: ${found?.id}`);
      return { ...found, id: found.id.replace(/([\\/]dist[\\/])development([\\/])/, '$1production$2') };
    },
    transform(code, id) {
      const [, name] = modulePath(id).split(PRODUCTION);
      if (name === undefined || !code.includes(COMPARES)) return null;
      const file = PRODUCTION.slice(1) + name;
      return { code: repair(routeRepairs(file), id, code, 'production-router')!, map: null };
    },
  };
}
