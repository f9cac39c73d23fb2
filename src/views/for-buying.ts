import type { ReactNode } from 'react';
import { createContext } from 'react';

/** Puts around a form that comes late what brings its words and stores along; the app knows how. */
export const ForBuyingContext = createContext<(form: ReactNode) => ReactNode>((form) => form);
