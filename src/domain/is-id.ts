/** A UUID (RFC 9562), as the wire takes it. */
const ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Whether it is written as an id: one malformed would make the server refuse to look up all the others. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}
