import type { CaseGroup } from '../support/case.ts';
import { code } from './code.ts';
import { conditionals } from './conditionals.ts';
import { errors } from './errors.ts';
import { gateways } from './gateways.ts';
import { messages } from './messages.ts';
import { multiInstance } from './multi-instance.ts';
import { returns } from './returns.ts';
import { scopes } from './scopes.ts';
import { starts } from './starts.ts';
import { tasks } from './tasks.ts';
import { timers } from './timers.ts';

export const GROUPS: readonly CaseGroup[] = [
  tasks,
  gateways,
  multiInstance,
  timers,
  messages,
  starts,
  conditionals,
  errors,
  scopes,
  code,
  returns,
];
