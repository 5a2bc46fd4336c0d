export { DataProvider, useData, useKitText, type Limits } from './data-context.tsx';
export { DictionaryProvider, useDictionaries } from './dictionaries.tsx';
export { createQueries, releaseQueries } from './queries.ts';
export { useKeptChoice } from './kept-choice.ts';
export { TypedValues } from './typed-values.ts';
export { useTitles, type Titles } from './titles.ts';
export { useReferences, type ReferenceOption } from './references.ts';
