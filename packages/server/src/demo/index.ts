export { DEMO_ACCOUNTS, accountId, roleId, type DemoAccount } from './accounts.ts';
export { DEMO_DEVICES, deviceId, demoKey } from './devices.ts';
export { DEMO_NOW, demoId } from './ids.ts';
export { loadDemo } from './load.ts';
export { organisationId } from './organisations.ts';
export { simulateDemo, type DemoSimulator } from './simulator.ts';
