interface Locked {
  optionalDependencies?: Record<string, string>;
  dev?: boolean;
}

export function missingFrom(lock: { packages: Record<string, Locked> }): Record<string, { version: string }>;
