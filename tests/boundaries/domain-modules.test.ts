import { describe, expect, it } from 'vitest';
import { domainModuleViolations } from './domain-modules.ts';
import { moduleOf } from './imports.ts';

const found = (path: string, source: string) =>
  domainModuleViolations([moduleOf(`packages/domain/src/${path}`, source)]);

describe('modules of the domain', () => {
  it.each([
    ['modules/safety/patrolplan/resource.ts', "import staff from '../../construction/staff/resource.ts';"],
    ['modules/safety/patrolplan/resource.ts', "import type { A } from '../patrollog/resource.ts';"],
    ['modules/devices/devicelist/resource.ts', "import part from './bridgemachine/resource.ts';"],
    ['modules/devices/devicelist/bridgemachine/menu.ts', "import menu from '../hangingbasket/menu.ts';"],
    ['modules/safety/patrolplan/resource.ts', "import { staff } from '../../../generated/resources.ts';"],
    ['menu/main.ts', "import group from '../modules/safety/group.ts';"],
    ['log/log.test.ts', "import operatelog from '../modules/system/operatelog/resource.ts';"],
  ])('refuse in %s: %s', (path, source) => expect(found(path, source)).toHaveLength(1));

  it.each([
    ['modules/devices/devicelist/bridgemachine/resource.ts', "import devicelist from '../resource.ts';"],
    ['modules/safety/patrolplan/resource.ts', "import { CYCLE } from './dictionary.ts'; import '../dictionary.ts';"],
    ['modules/safety/patrolplan/resource.ts', "import { field } from '../../../field/field.ts'; import 'zod';"],
    ['modules/safety/patrolplan/resource.test.ts', "import { staff } from '../../../generated/resources.ts';"],
    ['generated/resources.ts', "import staff from '../modules/construction/staff/resource.ts';"],
    ['resource/registry.ts', "import { RESOURCES } from '../generated/resources.ts';"],
  ])('allow in %s: %s', (path, source) => expect(found(path, source)).toEqual([]));
});
