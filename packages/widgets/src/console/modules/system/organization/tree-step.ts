import type { TreeLine } from './tree-model.ts';

/** What a key does in the tree: moves to a row (undefined: there is none), folds the current row, or chooses it. */
export type TreeStep = { kind: 'go'; to: TreeLine | undefined } | { kind: 'fold'; shut: boolean } | { kind: 'choose' };

type Step = (lines: readonly TreeLine[], at: number) => TreeStep;

const go = (to: TreeLine | undefined): TreeStep => ({ kind: 'go', to });
const choose: Step = () => ({ kind: 'choose' });
const folds = (line: TreeLine | undefined) => line !== undefined && line.node.children.length > 0;

/** Keys of a tree as the pattern of WAI-ARIA has them. */
const STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: (lines, at) => go(lines[at + 1]),
  ArrowUp: (lines, at) => go(lines[at - 1]),
  Home: (lines) => go(lines[0]),
  End: (lines) => go(lines.at(-1)),
  ArrowLeft: (lines, at) =>
    folds(lines[at]) && lines[at]!.open
      ? { kind: 'fold', shut: true }
      : go(lines.find((line) => line.node === lines[at]?.parent)),
  Enter: choose,
  ' ': choose,
};

/**
 * Returns what a key does in the tree: arrows, Home and End move or fold, Enter and Space choose, a letter moves to the
 * next row that begins with it.
 * @param at index of the current row
 * @returns undefined for keys that the tree leaves alone
 */
export function treeStep(key: string, lines: readonly TreeLine[], at: number): TreeStep | undefined {
  if (key === 'ArrowRight') {
    if (!folds(lines[at])) return undefined;
    return lines[at]!.open ? go(lines[at + 1]) : { kind: 'fold', shut: false };
  }
  const step = STEPS[key];
  if (step) return step(lines, at);
  if (key.length !== 1) return undefined;
  const letter = key.toLowerCase();
  const others = [...lines.slice(at + 1), ...lines.slice(0, at)];
  return go(others.find(({ node }) => node.name.toLowerCase().startsWith(letter)));
}
