/** What a browser has kept as JSON; undefined for nothing, and for what a strange hand has made of it. */
export function keptValue(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** The fields of what a browser has kept; none of anything else. */
export function keptFields(text: string | undefined): Record<string, unknown> {
  return Object(keptValue(text)) as Record<string, unknown>;
}

/** A field that the value has itself: nothing comes in by a prototype. */
export function ownField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}
