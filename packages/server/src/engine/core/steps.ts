import type { Flow } from './graph.ts';
import type { Run } from './run.ts';
import type { Visit } from './state.ts';

/**
 * Steps that call each other in any order; `advance.ts` connects them, so that their modules need not import each
 * other.
 */
export interface Steps {
  /** The first step of a visit. */
  begin: (run: Run, visit: Visit) => Promise<void>;
  /**
   * Ends a visit whose work is done, and continues along the chosen flows, or along those whose conditions are true.
   */
  leave: (run: Run, visit: Visit, chosen?: readonly Flow[]) => Promise<void>;
  /** Ends a scope after its last token has ended. */
  scopeQuiet: (run: Run, scope: Visit) => Promise<void>;
  /** Throws an error of the model at a visit. */
  throwError: (run: Run, visit: Visit, code: string, message: string) => Promise<void>;
}
