import { ExpressionError } from './error.ts';
import type { ExpressionNode, Template } from './nodes.ts';
import { hasExpression, parseTemplate } from './parse-template.ts';

/** Returns every name that the expressions of a text read or call, each once, in order of appearance. */
export function namesOf(template: Template): string[] {
  const names = new Set<string>();
  for (const part of template.parts) if (part.kind === 'expression') collect(part.node, names);
  return [...names];
}

/**
 * Returns every function that the expressions of a text call, each once: `now`, `var:eq`. Methods of objects are not
 * included. Empty when the text does not parse.
 */
export function functionsIn(source: string): string[] {
  if (!hasExpression(source) || !source.includes('(')) return [];
  try {
    return functionsOf(parseTemplate(source));
  } catch (error) {
    if (error instanceof ExpressionError) return [];
    throw error;
  }
}

function functionsOf(template: Template): string[] {
  const names = new Set<string>();
  const visit = (node: ExpressionNode): void => {
    if (node.kind === 'function') names.add(node.name);
    for (const child of childrenOf(node)) visit(child);
  };
  for (const part of template.parts) if (part.kind === 'expression') visit(part.node);
  return [...names];
}

function childrenOf(node: ExpressionNode): readonly ExpressionNode[] {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'unary':
      return [node.argument];
    case 'binary':
      return [node.left, node.right];
    case 'choice':
      return [node.test, node.yes, node.no];
    case 'member':
      return [node.object, node.key];
    case 'method':
      return [node.object, node.key, ...node.args];
    case 'function':
      return node.args;
  }
}

function collect(node: ExpressionNode, names: Set<string>): void {
  if (node.kind === 'name' || node.kind === 'function') names.add(node.name);
  for (const child of childrenOf(node)) collect(child, names);
}
