import { useCallback } from 'react';
import * as z from 'zod/mini';
import type { Complaint, Rule } from '#domain/validation-rules.ts';
import { firstComplaint } from '#domain/validation-rules.ts';
import { useWords } from '../words.ts';

/** A message of a form is one text: the key of its words, and after a question mark what they speak of. */
function messageOf({ key, values = {} }: Complaint): string {
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? key : `${key}?${query}`;
}

/** A text field judged by rules of the shop, the first that complains is told. What is judged by several fields is so all the same. */
export function ruled(...rules: Rule[]) {
  return z.string().check(({ value, issues }) => {
    const complaint = firstComplaint(rules, value);
    if (complaint !== undefined)
      issues.push({ code: 'custom', input: value, message: messageOf(complaint), continue: true });
  });
}

/** Says the message of a field in words; undefined where nothing is wrong. */
export function useFieldWords(): (message: string | undefined) => string | undefined {
  const words = useWords();
  return useCallback(
    (message) => {
      if (message === undefined) return undefined;
      const [key = '', query] = message.split('?', 2);
      const values = [...new URLSearchParams(query)].map(([name, value]) => [
        name,
        /^\d+$/.test(value) ? Number(value) : value,
      ]);
      return words(key, Object.fromEntries(values) as Record<string, string | number>);
    },
    [words],
  );
}
