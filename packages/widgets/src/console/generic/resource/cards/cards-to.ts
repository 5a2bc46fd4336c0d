/** At most this width of its page, px, a list is cards. */
export const CARDS_TO = 600;
