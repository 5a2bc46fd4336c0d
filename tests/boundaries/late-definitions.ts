import type { RepositoryFile } from './repository.ts';

/** Names that read every loaded definition, or one by a name that is known only at run time. */
const READS_ALL =
  /\b(?:allResources|findResource|businessForms|businessFormAt|operationsOf|permissionsOf|MAIN_MENU|dictionaries)\b/;

/**
 * Files whose code is shown only after all definitions are loaded (`withAllDefinitions`, `withDictionaries`,
 * `speaksOfAll`), or runs where they are always loaded.
 */
export const WHERE_ALL_ARE: ReadonlySet<string> = new Set([
  'packages/widgets/src/facts.ts',
  'packages/widgets/src/kit/detail/permission-lines.tsx',
  'packages/widgets/src/console/ground/session/built-in-menus.ts',
  'packages/widgets/src/console/modules/processes/bpm/business/business-fields.tsx',
  'packages/widgets/src/console/modules/system/operatelog/log-columns.tsx',
  'packages/widgets/src/console/modules/system/dictionary/entry-problems.ts',
  'packages/widgets/src/form-designer/panel/options-editor.tsx',
]);

/**
 * Returns sources of the widgets that would find no definitions in a browser: there the definitions of resources are
 * loaded by group, when they are first needed.
 */
export function earlyDefinitions(files: readonly RepositoryFile[]): string[] {
  return files
    .filter(
      ({ file }) => /^packages\/(?:widgets|elements)\/src\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
    )
    .filter(({ file, text }) => !WHERE_ALL_ARE.has(file) && READS_ALL.test(importsOf(text)))
    .map(({ file }) => `${file}: reads definitions that may not be there; use loadResource or WithDefinition`);
}

const importsOf = (text: string) =>
  [...text.matchAll(/import\s*\{[^}]*\}\s*from\s*'@gongdi\/domain'/g)].map(([one]) => one).join('\n');

/** Matches `dictionaryOf('trade')`, `useDictionaries().of('trade')`, `dict: 'trade'`. */
const NAMED_BY_TEXT = /\bdictionaryOf\('|[dD]ictionaries(?:\(\))?\.of\('|\bdict: '/;

/**
 * Returns sources of the widgets that name a dictionary by a string: its file would not be loaded in a browser. They
 * must import the dictionary and use `trade.dict_type`.
 */
export function namedByText(files: readonly RepositoryFile[]): string[] {
  return files
    .filter(({ file }) => file.startsWith('packages/widgets/src/') && !/\.test\.tsx?$|\/text\//.test(file))
    .filter(({ text }) => NAMED_BY_TEXT.test(text))
    .map(({ file }) => `${file}: import the dictionary that it names, and say its dict_type`);
}
