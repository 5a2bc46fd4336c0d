import { extname } from 'node:path';
import { parseAst } from 'vite';

export interface Import {
  specifier: string;
  /** `type`: removed at run time; `static`: loaded at start; `dynamic`: loaded by `import()`. */
  kind: 'type' | 'static' | 'dynamic';
}

/** A source file of the repository with all its imports. */
export interface Module {
  /** Relative to the repository, with `/`. */
  file: string;
  imports: Import[];
}

interface Node {
  type: string;
  source?: { value?: unknown; type?: string; literal?: { value?: unknown } } | null;
  importKind?: string;
  exportKind?: string;
  [key: string]: unknown;
}

const LANGUAGES = { '.ts': 'ts', '.mts': 'ts', '.tsx': 'tsx' } as const;
const isLanguage = (extension: string): extension is keyof typeof LANGUAGES => extension in LANGUAGES;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function importOf(node: Node): Import | undefined {
  const specifier = node.source?.value ?? node.source?.literal?.value;
  if (typeof specifier !== 'string') return undefined;
  switch (node.type) {
    case 'ImportDeclaration':
      return { specifier, kind: node.importKind === 'type' ? 'type' : 'static' };
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return { specifier, kind: node.exportKind === 'type' ? 'type' : 'static' };
    case 'ImportExpression':
      return { specifier, kind: 'dynamic' };
    case 'TSImportType':
      return { specifier, kind: 'type' };
    default:
      return undefined;
  }
}

function visit(value: unknown, found: Import[]): void {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, found);
    return;
  }
  if (!isNode(value)) return;
  const own = importOf(value);
  if (own) found.push(own);
  for (const child of Object.values(value)) if (typeof child === 'object') visit(child, found);
}

/**
 * Reads the imports of a source text: import and export statements, `import()` and import types. A computed
 * `import(name)` has no fixed target and is left out.
 */
export function moduleOf(file: string, source: string): Module {
  const extension = extname(file);
  const lang = isLanguage(extension) ? LANGUAGES[extension] : 'jsx';
  const found: Import[] = [];
  visit(parseAst(source, { lang }, file).body, found);
  return { file, imports: found };
}

/** Tests, their data, and their helpers in `testing.ts` or a folder `testing`. */
export const isTest = (file: string): boolean =>
  /\.test\.(ts|tsx|mjs)$/.test(file) || /\/(fixtures|testing)\/|\/testing\.tsx?$/.test(file);

/** Returns whether a file is shipped code: a room's own sources, without tests and build helpers. */
export const isProduct = (file: string): boolean => /^(packages\/[^/]+|cli)\/src\//.test(file) && !isTest(file);
