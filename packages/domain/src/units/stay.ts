/** Values of the dictionary `participation_status`. */
export const STAY_OF_UNIT = { planned: 1, onSite: 2, left: 3 } as const;

/** Values of the dictionary `officer_state`. */
export const OFFICER_STATE = { enough: 1, tooFew: 2, noneAsked: 3 } as const;
