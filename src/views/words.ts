import { useCallback } from 'react';
import { useIntl } from 'react-intl';

export type WordValues = Record<string, string | number>;

/** The words of a key in the language of the shop: `words('basket.title')`. */
export function useWords(): (key: string, values?: WordValues) => string {
  const intl = useIntl();
  return useCallback((key, values) => intl.formatMessage({ id: key }, values), [intl]);
}
