import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ErrorText } from '#domain/errors.ts';

/** The letter that led here: its token, '' where there is none, or what it has done, after which a token is of no use. */
export interface Letter {
  token: string;
  told?: 'done' | 'done-for-other' | 'already';
}

const NO_LETTER: Letter = { token: '' };

/**
 * The letter, and the way to say what it has done. Its token is taken out of the address at once and without a new entry
 * in the history, so that nobody finds it there later. The entry itself keeps it, so that a page that is loaded anew has
 * it still; once the letter has done its work, what was told of that is kept in its place.
 */
export function useLetter(): [letter: Letter, tell: (letter: Letter) => void] {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const kept = (state as { letter?: Letter } | null)?.letter ?? NO_LETTER;
  const [letter, tell] = useState<Letter>(() => {
    const token = new URLSearchParams(search).get('token');
    return token === null ? kept : { token };
  });
  useEffect(() => {
    const query = new URLSearchParams(search);
    // What the entry keeps comes back as a copy.
    const isKept = kept.token === letter.token && kept.told === letter.told;
    if (isKept && !query.has('token')) return;
    query.delete('token');
    void navigate({ search: query.toString(), hash }, { replace: true, state: { letter } });
  }, [search, hash, kept, letter, navigate]);
  return [letter, tell];
}

/** The token itself is the trouble: asking once more helps nobody, another letter does. */
const DEAD: ReadonlySet<string> = new Set([
  'account.letter.token-invalid',
  'account.letter.token-missing',
  'account.reset.perhaps-set',
]);

export function isLetterDead(error: ErrorText): boolean {
  return 'key' in error && DEAD.has(error.key);
}

/** The letter has done its work before. */
export function isConfirmed(error: ErrorText): boolean {
  return 'key' in error && error.key === 'account.confirm.already';
}
