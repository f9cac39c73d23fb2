// `npm run backend`: mocks/server.ts, quicker from the second start on, for what was compiled once is kept by Node.
import { enableCompileCache } from 'node:module';

enableCompileCache();
await import('./server.ts');
