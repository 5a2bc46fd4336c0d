import type { PeopleTexts } from './zh.ts';

export const en: PeopleTexts = {
  searching: 'Searching…',
  failed: 'The search failed; you can type a value.',
  retry: 'Try again',
  nothingFound: 'Nothing matches; type a value and press Enter',
  nobodyFound: 'Nothing matches; an expression such as ${initiator} is possible',
  orExpression: 'Choose, or type an expression such as ${initiator}',
  notWritten:
    '“{text}” is nobody to choose from and was not written to {label}; choose from the list or type an expression',
  freeText: 'You can also type a value or an expression such as ${initiator}',
  owner: 'Task owner',
  businessCalendarName: 'Business calendar',
  category: 'Task category',
  skipExpression: 'Skip expression',
  taskIdVariableName: 'Task id variable',
  taskCompleterVariableName: 'Completer variable',
  initiator: 'Initiator variable',
  initiatorHint: 'Holds who started the process; use it as ${name} in an assignee',
  nobody: 'No assignee or candidates yet: the assignment rules of the process model decide.',
};
