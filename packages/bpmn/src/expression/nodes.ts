export type BinaryOperator = '||' | '&&' | '==' | '!=' | '<' | '>' | '<=' | '>=' | '+' | '-' | '*' | '/' | '%';
export type UnaryOperator = '!' | '-' | 'empty';

/** The syntax tree of one JUEL expression. Word operators are already replaced by their symbols. */
export type ExpressionNode =
  | { kind: 'literal'; value: string | number | boolean | null }
  | { kind: 'name'; name: string }
  | { kind: 'unary'; operator: UnaryOperator; argument: ExpressionNode }
  | { kind: 'binary'; operator: BinaryOperator; left: ExpressionNode; right: ExpressionNode }
  | { kind: 'choice'; test: ExpressionNode; yes: ExpressionNode; no: ExpressionNode }
  | { kind: 'member'; object: ExpressionNode; key: ExpressionNode }
  | { kind: 'method'; object: ExpressionNode; key: ExpressionNode; args: readonly ExpressionNode[] }
  | { kind: 'function'; name: string; args: readonly ExpressionNode[] };

/** A text with embedded expressions. */
export interface Template {
  readonly source: string;
  readonly parts: readonly TemplatePart[];
  /** True when the text consists of one expression only; its value then keeps its type. */
  readonly single: boolean;
}

export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'expression'; readonly node: ExpressionNode; readonly source: string; readonly offset: number };
