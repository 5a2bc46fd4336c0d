import { type ModdleElement, textOf } from '../../../diagram/model.ts';

export type BindingType = 'source' | 'sourceExpression' | 'all';

/** A variable that is passed in or out, as the form shows it. */
export interface BindingValues {
  type: BindingType;
  source: string;
  sourceExpression: string;
  target: string;
  local: boolean;
  transient: boolean;
}

export const NEW_BINDING: BindingValues = {
  type: 'source',
  source: '',
  sourceExpression: '',
  target: '',
  local: false,
  transient: false,
};

/** Reads an `in` or `out` element into the values of the form. */
export function readBinding(binding: ModdleElement): BindingValues {
  const sourceExpression = textOf(binding, 'sourceExpression');
  return {
    type: textOf(binding, 'variables') === 'all' ? 'all' : sourceExpression ? 'sourceExpression' : 'source',
    source: textOf(binding, 'source'),
    sourceExpression,
    target: textOf(binding, 'target'),
    local: binding.get('local') === true,
    transient: binding.get('transient') === true,
  };
}

/** Returns the attributes for the values. Other data of the file on the binding is kept. */
export function bindingProperties(values: BindingValues): Record<string, unknown> {
  const { type, source, sourceExpression, target, local, transient } = values;
  return {
    source: type === 'source' ? source : undefined,
    sourceExpression: type === 'sourceExpression' ? sourceExpression : undefined,
    variables: type === 'all' ? 'all' : undefined,
    target: type === 'all' ? undefined : target,
    local: local || undefined,
    transient: transient || undefined,
  };
}
