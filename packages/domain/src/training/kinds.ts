/** Kinds of training, as code refers to them. */
export const TRAINING = {
  company: 1,
  project: 2,
  team: 3,
  daily: 4,
  tradeChange: 5,
  comeBack: 6,
  yearly: 7,
  special: 8,
};

/** States of a training, as code refers to them. */
export const TRAINING_STATE = { planned: 1, held: 2, archived: 3, cancelled: 4, overdue: 5 } as const;
