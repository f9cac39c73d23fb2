export const CHROMIUM_FLAGS: string[];
export function shellPath(environment?: Record<string, string | undefined>, own?: string): string | undefined;
export function chromiumPath(environment?: Record<string, string | undefined>, own?: string): string | undefined;
