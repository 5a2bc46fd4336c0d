import { withTimeout } from '../kit/lazy/index.ts';
import type { Lang } from '../kit/theme/tokens.ts';
import type { DiagramProblem } from './explain.ts';

export type { DiagramProblem } from './explain.ts';
export { NO_DIAGRAM } from './text/no-diagram.ts';

/**
 * `explainProblem` for who draws: its words come when something has gone wrong, which most diagrams never do. Where they
 * do not come, the problem is told as the engine said it.
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
