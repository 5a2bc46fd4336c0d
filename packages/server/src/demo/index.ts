export { DEMO_ACCOUNTS, accountId, roleId, type DemoAccount } from './accounts.ts';
export { defineDemo, type Demo, type DemoPorts, type DemoServer } from './define.ts';
export { DEMO_NOW, demoId, demoTime } from './ids.ts';
export { fillDemo } from './load.ts';
export { organisationId } from './organisations.ts';
export { actingAs, DEMO_REQUEST, demoAccess } from './people.ts';
export { Raster, type Color } from '../files/index.ts';
