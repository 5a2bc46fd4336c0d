import type { ExpressionNode, Template } from './nodes.ts';

/** Every name that the expressions of a text read or call, each once, in order of appearance. */
export function namesOf(template: Template): string[] {
  const names = new Set<string>();
  for (const part of template.parts) if (part.kind === 'expression') collect(part.node, names);
  return [...names];
}

function collect(node: ExpressionNode, names: Set<string>): void {
  switch (node.kind) {
    case 'literal':
      break;
    case 'name':
      names.add(node.name);
      break;
    case 'unary':
      collect(node.argument, names);
      break;
    case 'binary':
      collect(node.left, names);
      collect(node.right, names);
      break;
    case 'choice':
      for (const child of [node.test, node.yes, node.no]) collect(child, names);
      break;
    case 'member':
      collect(node.object, names);
      collect(node.key, names);
      break;
    case 'method':
      for (const child of [node.object, node.key, ...node.args]) collect(child, names);
      break;
    case 'function':
      names.add(node.name);
      for (const child of node.args) collect(child, names);
  }
}
