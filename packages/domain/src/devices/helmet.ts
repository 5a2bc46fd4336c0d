/** Code of the device type of smart helmets (console specification, section 9.1). */
export const SMART_HELMET = 13;
