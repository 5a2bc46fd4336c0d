import type { Flow } from './graph.ts';
import type { Run } from './run.ts';
import type { Visit } from './state.ts';

/** The steps that lead to one another in every order; `advance.ts` ties them together. */
export interface Steps {
  /** The first step of a visit. */
  begin: (run: Run, visit: Visit) => Promise<void>;
  /** Ends a visit whose work is done and goes on by the chosen flows, or by those whose conditions hold. */
  leave: (run: Run, visit: Visit, chosen?: readonly Flow[]) => Promise<void>;
  /** A token of a scope has ended: with the last one the scope itself is done. */
  scopeQuiet: (run: Run, scope: Visit) => Promise<void>;
  /** Throws an error of the model at a visit. */
  throwError: (run: Run, visit: Visit, code: string, message: string) => Promise<void>;
}
