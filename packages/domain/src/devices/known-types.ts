// Codes of the device types that rules name (console specification, section 9.1).

/** Gates that know faces: what they report is passages, not readings. */
export const FACE_GATE = 2;
export const SMART_HELMET = 13;
