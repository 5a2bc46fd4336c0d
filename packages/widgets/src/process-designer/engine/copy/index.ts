import type { EngineModule } from '../../../diagram/services.ts';
import { CopyEverything } from './copy-everything.ts';
import { CopyNamespaces } from './copy-namespaces.ts';
import { CopyRoots } from './copy-roots.ts';

/** Adds to the engine's copying: foreign extensions, new ids, and one copy of each message and signal. */
export const copyModule: EngineModule = {
  __init__: ['copyEverything', 'copyNamespaces', 'copyRoots'],
  copyEverything: ['type', CopyEverything],
  copyNamespaces: ['type', CopyNamespaces],
  copyRoots: ['type', CopyRoots],
};
