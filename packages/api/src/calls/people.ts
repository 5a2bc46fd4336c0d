import { defineCall } from '../call.ts';
import { usersByNamePhone } from './organization.ts';

// People with a role in deliveries (console specification, sections 3 and 7.8: receivers, shippers, drivers; the
// specification names only the calls, the paths are defined here).

const service = 'user' as const;

/** Returns at most 500 people of the caller's company who have the role: 收货人. */
export const receivers = defineCall({
  name: 'user.receivers',
  label: { zh: '收货人', en: 'Receivers' },
  service,
  method: 'GET',
  path: 'user/list/receivers',
  input: {},
  output: usersByNamePhone.output,
});

/** Like `receivers`: 发货人. */
export const shippers = defineCall({
  ...receivers,
  name: 'user.shippers',
  path: 'user/list/shippers',
  label: { zh: '发货人', en: 'Shippers' },
});

/** Like `receivers`: 司机. */
export const drivers = defineCall({
  ...receivers,
  name: 'user.drivers',
  path: 'user/list/drivers',
  label: { zh: '司机', en: 'Drivers' },
});
