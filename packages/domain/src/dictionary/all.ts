import { DICTIONARY_FILES } from '#dictionaries';
import { knownDictionary, type Dictionary, type DictionaryFile } from './define.ts';
import { currentOverlay } from './overlay.ts';

/** Type guard: the files also export constants of values, which are not dictionaries. */
function isDictionary(value: object): value is Dictionary {
  return 'dict_type' in value;
}

const byType = new Map<string, Dictionary>();

function addFiles(files: readonly DictionaryFile[]): void {
  for (const one of files.flatMap((file) => Object.values(file).filter(isDictionary))) byType.set(one.dict_type, one);
}

addFiles(DICTIONARY_FILES);

/** Every built-in dictionary by its type. In a browser the map is empty until `loadDictionaries` has run. */
export const dictionaries: ReadonlyMap<string, Dictionary> = byType;

/**
 * Loads every built-in dictionary, in browsers and elsewhere. @throws the error of the import when the code cannot be
 * loaded
 */
export async function loadDictionaries(): Promise<void> {
  if (byType.size === 0) addFiles((await import('./list.ts')).DICTIONARY_FILES);
}

/**
 * Returns a dictionary as it is at this moment: the built-in one, or the version that the installation has changed.
 * @param dict_type type of a dictionary that the caller has imported, or that a field of a loaded definition names
 * @throws Error when no built-in dictionary has that type
 */
export function dictionaryOf(dict_type: string): Dictionary {
  const found = currentOverlay()?.get(dict_type) ?? dictionaries.get(dict_type) ?? knownDictionary(dict_type);
  if (!found) throw new Error(`unknown dictionary ${dict_type}`);
  return found;
}
