export {
  DataProvider,
  useData,
  useKitText,
  type AddressPicker,
  type Limits,
  type PickedAddress,
} from './data-context.tsx';
export { DictionaryProvider, useDictionaries } from './dictionaries.tsx';
export { createQueries, endQueries, releaseQueries } from './queries.ts';
export { TypedValues } from './typed-values.ts';
export { useReferences } from './references.ts';
