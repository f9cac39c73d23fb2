import { createTheme } from '@mui/material/styles';

/** One colour with all its shades given: MUI must not compute any, because a custom property is no number. */
function color(main: string, contrastText: string): Record<'main' | 'light' | 'dark' | 'contrastText', string> {
  return { main, light: main, dark: main, contrastText };
}

/** MUI in the shop's clothes: every colour is a custom property, so it follows [data-theme] by itself. */
export const theme = createTheme({
  palette: {
    primary: color('var(--yellow)', 'var(--ink)'),
    secondary: color('var(--text)', 'var(--bg)'),
    error: color('var(--error)', 'var(--bg)'),
    warning: color('var(--yellow)', 'var(--ink)'),
    info: color('var(--info)', 'var(--bg)'),
    success: color('var(--success)', 'var(--bg)'),
    background: { default: 'var(--bg)', paper: 'var(--surface-1)' },
    text: { primary: 'var(--text)', secondary: 'var(--muted)', disabled: 'var(--faint)' },
    divider: 'var(--line)',
  },
  shape: { borderRadius: 2 },
  typography: { fontFamily: 'var(--font-text)', button: { textTransform: 'none' } },
  zIndex: { modal: 50 },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    // They tell a floating label that the browser has filled a field in; ours stand above theirs.
    MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  },
});
