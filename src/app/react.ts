/** React as a page runs it: where its file is run, not where the shop first calls it. */
export { createRoot, hydrateRoot } from 'react-dom/client';
