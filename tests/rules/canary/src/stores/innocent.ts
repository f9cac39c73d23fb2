export const innocent = true;
