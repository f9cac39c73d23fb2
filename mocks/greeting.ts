import type { Plugin } from 'vite';
import { USERS } from '#fixtures/users.ts';
import { TEST_CARDS } from './cards.ts';

/** What a terminal says to who begins to develop: where the backend's drawer is, who can sign in, what pays. */
function greeting(): string[] {
  const [card] = TEST_CARDS;
  return [
    'The backend is in the browser: its drawer opens by the button at the lower left corner, or by Alt+B',
    ...USERS.map(({ user, password, says }) => `Account ${user.email}, password ${password}: ${says}`),
    `Test card ${card?.number ?? ''} pays, with any date to come and any CVC`,
  ];
}

/** Says the greeting below the address of `npm run dev`. */
export function greetDeveloper(): Plugin {
  return {
    name: 'shop-greeting',
    apply: 'serve',
    configureServer(server) {
      const printUrls = server.printUrls.bind(server);
      server.printUrls = () => {
        printUrls();
        for (const line of greeting()) server.config.logger.info(`  ➜  ${line}`);
      };
    },
  };
}
