import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ErrorText } from '#domain/errors.ts';
import { isolated } from '#domain/text.ts';
import { useTold } from '../use-told.ts';
import { useWords } from '../words.ts';
import styles from './submit-row.module.css';

interface Refusal {
  /** What the end of the form still has to say: undefined once a field says it. */
  rest: ErrorText | undefined;
  /** For the top of the form: by name what was refused and is no field of it. */
  unknown: ReactNode;
  /** A field tells what the server said: it can be sent as it is all the same, for the server may think better of it. */
  isTold: boolean;
}

/** Fields whose names on the wire are others. */
const FIELD_OF = new Map(Object.entries({ id: 'methodId', newPassword: 'password', paymentMethod: 'method' }));
/** Fields that know better than 'check this' what is expected of them. */
const WORDS_OF = new Map(Object.entries({ email: 'field.email.invalid', phone: 'field.rule.phone' }));
const NONE: readonly string[] = [];

/** 'customer.phone' -> 'phone': the last part of a path names a field. */
function fieldOf(path: string): string {
  const name = path.split('.').at(-1) ?? path;
  return FIELD_OF.get(name) ?? name;
}

/**
 * Tells what a server refused at the fields it named, and takes the shopper to the first of them. `fields` are those of
 * the form that are seen; only they can be put right in it.
 */
export function useRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  error: ErrorText | undefined,
  fields: readonly FieldPath<Values>[],
): Refusal {
  const words = useWords();
  const { setError } = form;
  const paths = error?.paths ?? NONE;
  const key = error !== undefined && 'key' in error ? error.key : undefined;
  // Any other code says itself what is wrong: a taken e-mail, a wrong password.
  const isUnsaid = key === 'error.validation-error';
  const refused = fields.filter((field) => paths.some((path) => fieldOf(path) === field)).join();
  // Told once each: what is put right is not told again because other fields are seen since.
  const told = useRef<{ paths: readonly string[]; at: Set<string> }>({ paths: NONE, at: new Set() });
  useEffect(() => {
    if (told.current.paths !== paths) told.current = { paths, at: new Set() };
    const { at } = told.current;
    const [first, ...others] = refused.split(',').filter((field) => field !== '' && !at.has(field));
    if (first === undefined || key === undefined) return;
    for (const field of [...others, first]) {
      at.add(field);
      const message = isUnsaid ? (WORDS_OF.get(field) ?? 'field.refused') : key;
      setError(field as FieldPath<Values>, { type: 'server', message }, { shouldFocus: field === first });
    }
  }, [isUnsaid, key, paths, refused, setError]);
  useTold(refused === '' || key === undefined || isUnsaid ? undefined : error);

  const strange = paths.filter((path) => !(fields as readonly string[]).includes(fieldOf(path)));
  const isTold = key !== undefined && strange.length < paths.length;
  const isSaid = isTold && strange.length === 0 && !isUnsaid;
  const names = strange.map(isolated).join(', ');
  return {
    isTold,
    rest: isSaid ? undefined : error,
    unknown: isUnsaid && strange.length > 0 && (
      <p className={styles.error} role="alert">
        {words('field.refused-unknown', { names })}
      </p>
    ),
  };
}
