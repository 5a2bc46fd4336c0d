import { short, START } from './finding-texts.ts';
import { missingFrom } from './inventory.ts';
import type { Inventory } from './inventory.ts';
import type { LossItem, Position } from './types.ts';

const MAX_VALUE = 200;

/** Returns the entries that `whole` contains and `part` does not, in the form for messages. */
export function lossItems(
  whole: Inventory,
  part: Inventory,
  positions: (id: string) => Position | undefined,
): LossItem[] {
  return missingFrom(whole, part).map(({ kind, name, value, owner, count }) => {
    const place = (owner === undefined ? undefined : positions(owner)) ?? START;
    return {
      kind,
      name,
      ...(value === undefined ? {} : { value: short(value, MAX_VALUE) }),
      ...(owner === undefined ? {} : { element: owner }),
      count,
      line: place.line,
      column: place.column,
    };
  });
}

/** `camunda`-like short form of a loss for a message. */
export function describeLoss({ kind, name, value, count }: LossItem): string {
  const readable = name.replaceAll(/\{[^}]*\}/g, '');
  const times = count > 1 ? ` ×${count}` : '';
  if (kind === 'attribute') return `${readable}="${value ?? ''}"${times}`;
  if (kind === 'text') return `${readable}: ${value ?? ''}${times}`;
  return `<${readable}>${times}`;
}
