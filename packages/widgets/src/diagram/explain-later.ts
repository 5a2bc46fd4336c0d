import { withTimeout } from '../kit/lazy/index.ts';
import type { Lang } from '../kit/theme/tokens.ts';
import type { DiagramProblem } from './explain.ts';

export type { DiagramProblem } from './explain.ts';
export { NO_DIAGRAM } from './text/no-diagram.ts';

/**
 * `explainProblem` for code that draws diagrams: its texts are loaded only after a problem, which most diagrams never
 * have. If they cannot be loaded, the problem has the engine's own message.
 */
export async function explainLater(problem: unknown, lang: Lang): Promise<DiagramProblem> {
  try {
    const { explainProblem } = await withTimeout(import('./explain.ts'));
    return explainProblem(problem, lang);
  } catch {
    const original = problem instanceof Error ? problem.message : String(problem);
    return { code: 'unknown', message: original, original };
  }
}
