import { shuffled, type Random } from './random.ts';

/** How many questions of which kind a paper has; a part that is missing allows any. */
export interface DrawRule {
  question_type: number;
  subject?: number | null;
  difficulty?: number | null;
  level?: number | null;
  question_count: number;
}

/** What a rule looks at. */
export interface Drawable {
  id: string;
  question_type: number;
  subject: number;
  difficulty: number;
  level: number;
}

/** A rule for which the library has too few questions. */
export interface Shortage {
  /** Index of the rule. */
  rule: number;
  needed: number;
  found: number;
}

export type Drawn<Q> = { ok: true; questions: Q[] } | { ok: false; short: Shortage[] };

/** Level of questions that belong to every level. */
const ALL_LEVELS = 4;

function fits(rule: DrawRule, question: Drawable): boolean {
  return (
    question.question_type === rule.question_type &&
    (rule.subject == null || question.subject === rule.subject) &&
    (rule.difficulty == null || question.difficulty === rule.difficulty) &&
    (rule.level == null || question.level === rule.level || question.level === ALL_LEVELS)
  );
}

/**
 * Draws the questions of a paper, none of them twice. Where rules want the same questions, one gives way as long as the
 * library has another for it (a matching by augmenting paths), so a paper is refused only if no choice would do.
 */
export function drawQuestions<Q extends Drawable>(
  library: readonly Q[],
  rules: readonly DrawRule[],
  random: Random,
): Drawn<Q> {
  const slots = rules.flatMap((rule, index) => Array.from({ length: rule.question_count }, () => index));
  const candidates = rules.map((rule) =>
    shuffled(
      library.flatMap((question, index) => (fits(rule, question) ? [index] : [])),
      random,
    ),
  );
  const slotOf = new Map<number, number>();
  const give = (slot: number, tried: Set<number>): boolean => {
    const own = candidates[slots[slot]!]!;
    const free = own.find((question) => !slotOf.has(question));
    if (free !== undefined) return slotOf.set(free, slot) && true;
    for (const question of own) {
      if (tried.has(question)) continue;
      tried.add(question);
      if (give(slotOf.get(question)!, tried)) return slotOf.set(question, slot) && true;
    }
    return false;
  };
  const missing = new Map<number, number>();
  for (const slot of slots.keys())
    if (!give(slot, new Set())) missing.set(slots[slot]!, (missing.get(slots[slot]!) ?? 0) + 1);
  if (missing.size > 0)
    return {
      ok: false,
      short: [...missing].map(([rule, count]) => {
        const needed = rules[rule]!.question_count;
        return { rule, needed, found: needed - count };
      }),
    };
  const questions = [...slotOf].toSorted(([, a], [, b]) => a - b).map(([question]) => library[question]!);
  return { ok: true, questions };
}
