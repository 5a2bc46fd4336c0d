import type { EngineModule } from '../../../diagram/services.ts';
import { CopyEverything } from './copy-everything.ts';
import { CopyNamespaces } from './copy-namespaces.ts';
import { CopyRoots } from './copy-roots.ts';

/** What the engine's copying lacks: foreign extensions, fresh ids, messages and signals that come along once. */
export const copyModule: EngineModule = {
  __init__: ['copyEverything', 'copyNamespaces', 'copyRoots'],
  copyEverything: ['type', CopyEverything],
  copyNamespaces: ['type', CopyNamespaces],
  copyRoots: ['type', CopyRoots],
};
