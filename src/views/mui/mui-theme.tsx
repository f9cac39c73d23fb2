import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { shopCache } from './emotion-cache.ts';
import { theme } from './theme.ts';

/** What every part made with MUI stands in. Only in chunks that load later: the shell knows nothing of MUI. */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={shopCache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
