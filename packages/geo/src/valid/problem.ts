import type { LonLat } from '../point.ts';
import { PLACES, PROBLEMS, type ProblemCode } from '../text/problems.ts';
import { filled, type Words } from '../text/words.ts';

/** Where something is: area from 0, ring 0 the border and from 1 the holes, corner from 0. */
export interface Where {
  polygon: number;
  ring?: number;
  vertex?: number;
  /** The other area of an overlap. */
  other?: number;
  at?: LonLat;
}

export interface Problem extends Where {
  code: ProblemCode;
  /** An error keeps the fence from being saved; a warning is told. */
  level: 'error' | 'warning';
  words: Words;
}

/** Digits of a degree that are shown: a decimetre. */
const SHOWN = 6;

export function problem(
  code: ProblemCode,
  level: Problem['level'],
  where: Where,
  values: Readonly<Record<string, string | number>> = {},
): Problem {
  const numbers: Record<string, string | number> = { polygon: where.polygon + 1, ...values };
  if (where.ring) numbers.hole = where.ring;
  if (where.vertex !== undefined) numbers.vertex = where.vertex + 1;
  if (where.other !== undefined) numbers.other = where.other + 1;
  if (where.at) {
    numbers.longitude = where.at[0].toFixed(SHOWN);
    numbers.latitude = where.at[1].toFixed(SHOWN);
  }
  const place = filled(where.ring ? PLACES.hole : PLACES.area, numbers);
  const source = PROBLEMS[code];
  const words = {
    zh: capital(source.zh.replace('{place}', place.zh)),
    en: capital(source.en.replace('{place}', place.en)),
  };
  return { ...where, code, level, words: filled(words, numbers) };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
