import { THAT_DAY } from './that-day.ts';

// Preloaded into the shop's server: what is new, which year it is and what is picked by chance stay as they were when the
// stories were written.
const now = Date.now.bind(Date);
const shift = THAT_DAY - now();
Date.now = () => now() + shift;

Math.random = () => 0.5;
