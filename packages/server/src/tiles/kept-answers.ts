/** Most answers that are kept. */
const MOST = 500;

/**
 * Gives the same answer again for a short time: a wall asks every few seconds, and people open a page, go back and open
 * it again. What failed is asked for again.
 * @param life ms
 */
export function keptAnswers<T>(life: number) {
  const kept = new Map<string, { until: number; answer: Promise<T> }>();
  return (key: string, ask: () => Promise<T>): Promise<T> => {
    const found = kept.get(key);
    if (found && found.until > performance.now()) return found.answer;
    const answer = ask();
    kept.delete(key);
    if (kept.size >= MOST) kept.delete(kept.keys().next().value!);
    kept.set(key, { until: performance.now() + life, answer });
    answer.catch(() => kept.get(key)?.answer === answer && kept.delete(key));
    return answer;
  };
}
