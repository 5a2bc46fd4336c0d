import { defineCall } from '../call.ts';
import { usersByNamePhone } from './organization.ts';

// Who is meant where goods are sent (console specification, sections 3 and 7.8: receivers, shippers, drivers; the paths
// are ours, since it names the calls alone).

const service = 'user' as const;

/** At most 500 people of the caller's company who have the role: 收货人. */
export const receivers = defineCall({
  name: 'user.receivers',
  label: { zh: '收货人', en: 'Receivers' },
  service,
  method: 'GET',
  path: 'user/list/receivers',
  input: {},
  output: usersByNamePhone.output,
});

/** As `receivers`: 发货人. */
export const shippers = defineCall({
  ...receivers,
  name: 'user.shippers',
  path: 'user/list/shippers',
  label: { zh: '发货人', en: 'Shippers' },
});

/** As `receivers`: 司机. */
export const drivers = defineCall({
  ...receivers,
  name: 'user.drivers',
  path: 'user/list/drivers',
  label: { zh: '司机', en: 'Drivers' },
});
