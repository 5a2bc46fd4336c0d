import type { RepositoryFile } from './repository.ts';

/** What reads every definition, or one by a name that is not known beforehand, from those that are there. */
const READS_ALL = /\b(?:allResources|findResource|businessForms|businessFormAt|operationsOf|permissionsOf|MAIN_MENU)\b/;

/** Shown only when all definitions have come (`withAllDefinitions`, `speaksOfAll`), or run where they always are. */
export const WHERE_ALL_ARE: ReadonlySet<string> = new Set([
  'packages/widgets/src/facts.ts',
  'packages/widgets/src/kit/detail/permission-lines.tsx',
  'packages/widgets/src/console/ground/session/built-in-menus.ts',
  'packages/widgets/src/console/modules/processes/bpm/business/business-fields.tsx',
  'packages/widgets/src/console/modules/system/operatelog/log-columns.tsx',
]);

/**
 * Sources of the widgets that would find nothing in a browser: definitions of resources arrive there by group, when
 * they are first needed.
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
