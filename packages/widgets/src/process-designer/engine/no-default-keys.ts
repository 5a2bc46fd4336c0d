import type { EngineModule } from '../../diagram/services.ts';

/** The engine's own table of shortcuts is left out: `canvas/commands.ts` is the only one. */
export const noDefaultKeysModule: EngineModule = { keyboardBindings: ['value', null] };
