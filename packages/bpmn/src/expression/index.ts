export { Budget, BudgetError, EVALUATION_LIMITS, type BudgetLimits } from './budget.ts';
export { ExpressionError, UnknownNameError } from './error.ts';
export { evaluate, evaluateCondition, evaluateNode } from './evaluate.ts';
export { functionsIn, namesOf } from './names.ts';
export type { BinaryOperator, ExpressionNode, Template, TemplatePart, UnaryOperator } from './nodes.ts';
export { checkTemplate, hasExpression, parseTemplate } from './parse-template.ts';
export { scopeOf, UNKNOWN } from './scope.ts';
export type { ExpressionScope, ScopeOptions } from './scope.ts';
export { sizeOf } from './size.ts';
