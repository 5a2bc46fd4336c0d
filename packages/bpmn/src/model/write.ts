import { finding, START } from './finding-texts.ts';
import { sameInventory } from './inventory.ts';
import { describeLoss, lossItems } from './losses.ts';
import { commentsOf, danglingOf, uriResolver } from './make-model.ts';
import { printSteps, printTree } from './print.ts';
import { messageOf } from './read.ts';
import { scanXml } from './scan.ts';
import { withDangling } from './tree/references.ts';
import { treeInventory } from './tree-inventory.ts';
import type { Finding, LossItem, Model, WriteResult } from './types.ts';

export interface WriteOptions {
  /** One element per line, indented. Default true. */
  readonly format?: boolean;
  /** Indentation of one level. Default two blanks. */
  readonly indent?: string;
  /** Sort attributes of other namespaces by name instead of in the order of the source. Default false. */
  readonly sorted?: boolean;
  /** Write even if something is lost; the result still lists the losses. */
  readonly allowLoss?: boolean;
  /**
   * Only print, in a third of the time: text and tree are not compared, and text that no reader accepts (control
   * characters in a name) is not refused. For temporary copies, with `allowLoss`.
   */
  readonly unchecked?: boolean;
}

const NO_LIMITS = { size: Infinity, depth: Infinity, attributes: Infinity, elements: Infinity };

/**
 * Prints the tree as XML, in UTF-8. Everything in the source must be in the tree, and everything in the tree must be in
 * the text, by namespace-expanded name. Otherwise nothing is written and the result is the list of losses.
 */
export function writeModel(model: Model, options: WriteOptions = {}): WriteResult {
  const print = printOptions(model, options);
  const { uriOf } = print;
  const readLosses = model.losses ?? [];
  if (model.losses === undefined && !options.allowLoss) {
    return { xml: undefined, losses: [], findings: [finding('write-untracked', START)] };
  }
  let xml: string;
  let writeLosses: LossItem[] = [];
  try {
    const written = withDangling(danglingOf(model), () => {
      const text = printTree(model.definitions, print);
      if (options.unchecked && options.allowLoss) return { text, findings: [] };
      const scan = scanXml(text, NO_LIMITS);
      if (scan.findings.length === 0 && !sameInventory(treeInventory(model.definitions, uriOf), scan.inventory)) {
        const whole = treeInventory(model.definitions, uriOf, true);
        writeLosses = lossItems(whole, scanXml(text, NO_LIMITS, 'listed').inventory, model.positions);
      }
      return { text, findings: scan.findings };
    });
    if (written.findings.length > 0) return { xml: undefined, losses: [], findings: written.findings };
    xml = written.text;
  } catch (error) {
    return { xml: undefined, losses: [], findings: [finding('write-failed', START, messageOf(error))] };
  }
  const losses = [...readLosses, ...writeLosses];
  if (losses.length === 0 || options.allowLoss) return { xml, losses };
  const findings: Finding[] = losses.map((loss) => finding('write-loss', loss, describeLoss(loss)));
  return { xml: undefined, losses, findings };
}

function printOptions(model: Model, options: WriteOptions) {
  return {
    indent: (options.format ?? true) ? (options.indent ?? '  ') : undefined,
    sorted: options.sorted ?? false,
    comments: commentsOf(model),
    uriOf: uriResolver(model),
  };
}

/**
 * Prints in steps and without checks; it pauses whenever `rests` returns true. The caller must abandon it after a
 * change of the tree. References without a target are left out, because the tree does not hold them.
 */
export function writeSteps(model: Model, rests: () => boolean): Generator<void, string, void> {
  return printSteps(model.definitions, printOptions(model, {}), rests);
}
