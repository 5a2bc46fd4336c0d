import type { EngineModule } from '../../diagram/services.ts';

/** Removes the engine's own shortcuts: `canvas/commands.ts` is the only table of shortcuts. */
export const noDefaultKeysModule: EngineModule = { keyboardBindings: ['value', null] };
