// Preloaded into the shop's server: what is new, which year it is and what is picked by chance stay as they were when the
// stories were written.
const THAT_DAY = Date.parse('2026-11-20T12:00:00Z');

const now = Date.now.bind(Date);
const shift = THAT_DAY - now();
Date.now = () => now() + shift;

Math.random = () => 0.5;
