import { GongdiError } from '@gongdi/domain';
import { COMPANY_LIMITS } from '../limits.ts';

export interface GateLimits {
  /** Number of places for all keys together, and for one key. */
  places: number;
  placesEach: number;
  /** How many calls of one key may wait, and how long, ms. */
  waitingEach: number;
  waitMs: number;
}

/** No place was free. No work was started, so the same call may succeed later. */
export class BusyError extends GongdiError {}

/** Admits work by turns: each key gets a place before any key gets a second one. */
export interface Gate {
  /** @returns the function that frees the place; call it once. @throws BusyError */
  enter(key: string): Promise<() => void>;
}

interface Waiter {
  admit: () => void;
  timer: NodeJS.Timeout;
}

export function fairGate(limits: GateLimits): Gate {
  const inside = new Map<string, number>();
  /** Waiting calls by key. The first key is the one whose turn is next. */
  const waiting = new Map<string, Set<Waiter>>();
  let taken = 0;

  const isFree = (key: string): boolean => taken < limits.places && (inside.get(key) ?? 0) < limits.placesEach;
  const take = (key: string): (() => void) => {
    taken += 1;
    inside.set(key, (inside.get(key) ?? 0) + 1);
    let isOut = false;
    return () => {
      if (isOut) return;
      isOut = true;
      taken -= 1;
      const left = (inside.get(key) ?? 1) - 1;
      if (left > 0) inside.set(key, left);
      else inside.delete(key);
      next();
    };
  };
  const next = (): void => {
    for (const [key, waiters] of waiting) {
      const [first] = waiters;
      if (!first || !isFree(key)) continue;
      waiters.delete(first);
      // Moves the key to the end of the round.
      waiting.delete(key);
      if (waiters.size > 0) waiting.set(key, waiters);
      first.admit();
      return next();
    }
  };

  return {
    enter(key) {
      if (isFree(key)) return Promise.resolve(take(key));
      const waiters = waiting.get(key) ?? new Set<Waiter>();
      if (waiters.size >= limits.waitingEach) return Promise.reject(full(limits));
      waiting.set(key, waiters);
      return new Promise((resolve, reject) => {
        const waiter: Waiter = {
          admit: () => {
            clearTimeout(waiter.timer);
            resolve(take(key));
          },
          timer: setTimeout(() => {
            waiters.delete(waiter);
            if (waiters.size === 0) waiting.delete(key);
            reject(late(limits));
          }, limits.waitMs),
        };
        waiter.timer.unref();
        waiters.add(waiter);
      });
    },
  };
}

/** The gate for transactions of an engine. It keeps one company from using all connections of the pool. */
export function commandGate(): Gate {
  const { commands, commandsEach, waitingEach, waitMs } = COMPANY_LIMITS;
  return fairGate({ places: commands, placesEach: commandsEach, waitingEach, waitMs });
}

const full = ({ waitingEach }: GateLimits): BusyError =>
  new BusyError('tooMany', {
    label: {
      zh: `本公司已有 ${waitingEach} 个流程操作在排队，请稍后再试`,
      en: `${waitingEach} process actions of your company are waiting already; try again later`,
    },
  });

const late = ({ waitMs }: GateLimits): BusyError =>
  new BusyError('unavailable', {
    label: {
      zh: `流程引擎繁忙，${Math.round(waitMs / 1000)} 秒内没有轮到此操作，请稍后再试`,
      en: `The engine is busy: this did not get its turn within ${Math.round(waitMs / 1000)} seconds; try again later`,
    },
  });
