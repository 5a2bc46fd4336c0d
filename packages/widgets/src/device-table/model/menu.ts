/**
 * Menu name of devices in permission codes. It is the name of their resource, whose code is loaded with the first
 * dialog.
 */
export const DEVICE_MENU = 'devicelist';
