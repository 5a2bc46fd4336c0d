import type { RecordPerson } from '@gongdi/api';

/** Returns the ids of those of the chosen people whose name still stands in the text after an @. */
export function mentionedIn(text: string, chosen: readonly RecordPerson[]): string[] {
  const ids = chosen.filter(({ nickname }) => text.includes(`@${nickname}`)).map(({ id }) => id);
  return [...new Set(ids)];
}

/** A piece of a comment: plain text, or a mentioned person. */
export interface TextPiece {
  text: string;
  person?: RecordPerson;
}

/** Splits a comment at the people that it mentions; of two names of which one begins with the other, the longer one. */
export function piecesOf(text: string, mentions: readonly RecordPerson[]): TextPiece[] {
  const byLength = mentions.toSorted((a, b) => b.nickname.length - a.nickname.length);
  const pieces: TextPiece[] = [];
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const person = text[at] === '@' ? byLength.find(({ nickname }) => text.startsWith(nickname, at + 1)) : undefined;
    if (!person) {
      plain += text[at];
      at += 1;
      continue;
    }
    if (plain) pieces.push({ text: plain });
    plain = '';
    pieces.push({ text: `@${person.nickname}`, person });
    at += person.nickname.length + 1;
  }
  if (plain) pieces.push({ text: plain });
  return pieces;
}
