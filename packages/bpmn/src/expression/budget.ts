import type { Text } from '../model/index.ts';
import { ExpressionError } from './error.ts';

/** Limits of one evaluation, or of several evaluations together. */
export interface BudgetLimits {
  /** Steps. One step is a node of the syntax tree, a visited item of a list or map, or 64 characters that are read. */
  steps: number;
  /** Maximum length of a text that is created, in characters (UTF-16 units). */
  text: number;
  /** Maximum length of all texts that are created, in characters. */
  characters: number;
  /** Wall-clock time in ms, for delays that steps do not measure, such as swapping. */
  milliseconds: number;
}

/**
 * Limits of one evaluation. The longest expression in 18,000 public models takes less than 100 steps, and no text that
 * a person reads comes near a million characters. 200,000 steps take some 20 ms on an ordinary machine.
 */
export const EVALUATION_LIMITS: BudgetLimits = {
  steps: 200_000,
  text: 1_000_000,
  characters: 4_000_000,
  milliseconds: 1_000,
};

/** Characters that are read, compared or searched for the price of one step. */
const CHARACTERS_A_STEP = 64;
/** Number of steps between two checks of the clock. */
const LOOK_AFTER = 4_096;

/** Thrown by an evaluation that exceeded its budget. The same evaluation would fail again. */
export class BudgetError extends ExpressionError {}

/** The budget of an evaluation. Code that loops, copies or creates text calls it before the work. */
export class Budget {
  #steps: number;
  #characters: number;
  #look: number;
  readonly #until: number;

  /** @param around outer budget that is charged as well: the budget of all evaluations of a command */
  constructor(
    readonly limits: BudgetLimits = EVALUATION_LIMITS,
    readonly around?: Budget,
  ) {
    this.#steps = limits.steps;
    this.#characters = limits.characters;
    this.#look = limits.steps - LOOK_AFTER;
    this.#until = performance.now() + limits.milliseconds;
  }

  /** Steps used so far. */
  get used(): number {
    return this.limits.steps - this.#steps;
  }

  /** @throws BudgetError when the steps are used up */
  pay(steps = 1): void {
    this.#steps -= steps;
    if (this.#steps < 0) throw overdrawn('steps', this.limits.steps);
    this.around?.pay(steps);
    if (this.#steps > this.#look) return;
    this.#look = this.#steps - LOOK_AFTER;
    this.look();
  }

  /** Checks the clock. @throws BudgetError */
  look(): void {
    if (performance.now() > this.#until) throw overdrawn('time', this.limits.milliseconds);
  }

  /** Charges for reading characters. @throws BudgetError */
  read(characters: number): void {
    this.pay(Math.ceil(characters / CHARACTERS_A_STEP));
  }

  /**
   * Charges for characters before they are created.
   * @param whole length of the text that they become part of
   * @throws BudgetError
   */
  make(characters: number, whole: number = characters): void {
    if (whole > this.limits.text) throw overdrawn('text', this.limits.text);
    this.#characters -= characters;
    if (this.#characters < 0) throw overdrawn('characters', this.limits.characters);
    this.around?.make(characters);
    this.read(characters);
  }
}

function overdrawn(what: 'steps' | 'text' | 'characters' | 'time', limit: number): BudgetError {
  const of: Record<typeof what, Text> = {
    steps: {
      zh: `计算量超过上限（${limit} 步），请简化表达式或减少循环`,
      en: `it takes more than ${limit} steps; make the expression simpler or loop less`,
    },
    text: {
      zh: `生成的文本超过上限（${limit} 个字符）`,
      en: `it makes a text of more than ${limit} characters`,
    },
    characters: {
      zh: `生成的数据总量超过上限（${limit} 个字符）`,
      en: `it makes more than ${limit} characters of data`,
    },
    time: {
      zh: `计算时间超过上限（${limit} 毫秒）`,
      en: `it takes more than ${limit} milliseconds`,
    },
  };
  return new BudgetError(of[what]);
}
