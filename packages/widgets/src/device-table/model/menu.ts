/** Menu of devices in permission codes: the name of their resource, which itself comes with the first dialog. */
export const DEVICE_MENU = 'devicelist';
