import type { EngineModule } from '../../../diagram/services.ts';
import { AsyncExclusive } from './async-exclusive.ts';
import { BindingVersion } from './binding-version.ts';
import { BusinessKey } from './business-key.ts';
import { DefaultOrCondition } from './default-or-condition.ts';
import { FormKeyOrRef } from './form-key-or-ref.ts';
import { InlineOrExternal } from './inline-or-external.ts';
import { KeepConnections } from './keep-connections.ts';
import { KeepDataTarget } from './keep-data-target.ts';
import { OneImplementation } from './one-implementation.ts';
import { OneTimer } from './one-timer.ts';
import { ParallelCollection } from './parallel-collection.ts';
import { RestoreLabel } from './restore-label.ts';
import { UnsaidDefaults } from './unsaid-defaults.ts';

/**
 * The rules of the designer specification, section 4, one file each. They are command interceptors, so undo reverts
 * their changes too.
 */
export const behaviorModule: EngineModule = {
  __init__: [
    'asyncExclusive',
    'bindingVersion',
    'businessKey',
    'defaultOrCondition',
    'formKeyOrRef',
    'inlineOrExternal',
    'keepConnections',
    'keepDataTarget',
    'oneImplementation',
    'oneTimer',
    'parallelCollection',
    'restoreLabel',
    'unsaidDefaults',
  ],
  asyncExclusive: ['type', AsyncExclusive],
  bindingVersion: ['type', BindingVersion],
  businessKey: ['type', BusinessKey],
  defaultOrCondition: ['type', DefaultOrCondition],
  formKeyOrRef: ['type', FormKeyOrRef],
  inlineOrExternal: ['type', InlineOrExternal],
  keepConnections: ['type', KeepConnections],
  keepDataTarget: ['type', KeepDataTarget],
  oneImplementation: ['type', OneImplementation],
  oneTimer: ['type', OneTimer],
  parallelCollection: ['type', ParallelCollection],
  restoreLabel: ['type', RestoreLabel],
  unsaidDefaults: ['type', UnsaidDefaults],
};
