import type { LonLat } from '../point.ts';
import { PLACES, PROBLEMS, type ProblemCode } from '../text/problems.ts';
import { filled, type Words } from '../text/words.ts';

/** Place of a problem: area from 0; ring 0 is the border, rings from 1 are the holes; corner from 0. */
export interface Where {
  polygon: number;
  ring?: number;
  vertex?: number;
  /** The second area of an overlap. */
  other?: number;
  at?: LonLat;
}

export interface Problem extends Where {
  code: ProblemCode;
  /** An error prevents saving the fence; a warning is only shown. */
  level: 'error' | 'warning';
  words: Words;
}

/** Decimal digits of a degree in messages: about a decimetre. */
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
