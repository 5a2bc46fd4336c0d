/** What lies on this device for a console that is opened without a network; loaded late. */
export { browserDevice } from './device-store.ts';
export { readDevice } from './device.ts';
export { keepOnDevice } from './keep-on-device.ts';
export { restoreAnswers } from './restore.ts';
