/** Mainland mobile number (console specification, section 5). */
export const MOBILE_PATTERN = /^1[3-9]\d{9}$/;

/** Mainland identity number: 17 digits and a check character. */
export const ID_CARD_PATTERN = /^\d{17}[\dX]$/;

/** Number of a bank card: 12 to 19 digits (ISO/IEC 7812). */
export const BANK_CARD_PATTERN = /^\d{12,19}$/;
