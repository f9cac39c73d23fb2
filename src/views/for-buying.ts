import type { ReactNode } from 'react';
import { createContext } from 'react';

/** Puts around a form that comes late what brings its words and stores along, and what stands in for it until then; the app knows how. */
export const ForBuyingContext = createContext<(form: ReactNode, standIn?: ReactNode) => ReactNode>((form) => form);
