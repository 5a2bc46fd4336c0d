import type { QuestionOption } from './question.ts';
import { randomOf, shuffled } from './random.ts';

/** A question of a published paper, without its answer. */
export interface Orderable {
  /** Place in the paper, from 0. */
  position: number;
  question_type: number;
  options: readonly QuestionOption[];
}

/** An option that speaks of others has to stay where it is, and they with it. */
const OF_OTHERS = /以上|上述|均正确|都正确|all of|none of/i;

/**
 * Returns the questions of a paper in the order of one sitting: types stay together, in the order of the paper, and
 * options are in another order too. The same sitting has the same order on every device.
 */
export function orderFor<Q extends Orderable>(seed: string, questions: readonly Q[]): Q[] {
  const random = randomOf(seed);
  const types = [...new Set(questions.map((one) => one.question_type))];
  return types
    .flatMap((type) =>
      shuffled(
        questions.filter((one) => one.question_type === type),
        random,
      ),
    )
    .map((one) =>
      one.options.some(({ text }) => OF_OTHERS.test(text))
        ? one
        : { ...one, options: shuffled(one.options, randomOf(`${seed}/${one.position}`)) },
    );
}
