import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ErrorText } from '#domain/errors.ts';

/**
 * The token of the letter that led here, '' without one. It is taken out of the address at once and without a new entry
 * in the history, so that nobody finds it there later.
 */
export function useLetterToken(): string {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get('token') ?? '');
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!query.has('token')) return;
    query.delete('token');
    void navigate({ search: query.toString(), hash }, { replace: true });
  }, [search, hash, navigate]);
  return token;
}

/** The token itself is the trouble: asking once more helps nobody, another letter does. */
export function isLetterDead(error: ErrorText): boolean {
  return 'key' in error && error.key.endsWith('.token-invalid');
}

/** The letter has done its work before. */
export function isConfirmed(error: ErrorText | undefined): boolean {
  return error !== undefined && 'key' in error && error.key === 'account.confirm.already';
}
