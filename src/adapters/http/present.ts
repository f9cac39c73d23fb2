type Present<Fields> = {
  [
    Name in keyof Fields as null extends Fields[Name] ? never : undefined extends Fields[Name] ? never : Name
  ]: Fields[Name];
} & {
  [
    Name in keyof Fields as null extends Fields[Name] ? Name : undefined extends Fields[Name] ? Name : never
  ]?: NonNullable<Fields[Name]>;
};

/** The same fields without the absent ones: our own code knows neither null nor a key that holds undefined. */
export function present<Fields extends object>(fields: Fields): Present<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(entries) as Present<Fields>;
}
