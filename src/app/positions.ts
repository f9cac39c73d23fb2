/** How far each visited address was scrolled, by the key of its history entry. */
export const positions = new Map<string, number>();
