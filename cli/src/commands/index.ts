export const COMMANDS = [] as const;
