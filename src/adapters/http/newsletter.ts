import type { NewsletterPort } from '#ports/newsletter.ts';
import type { Client } from './client.ts';

export function createNewsletter(client: Client): NewsletterPort {
  return {
    subscribe: (email, operation) =>
      client.send('POST', '/v1/customer-users/subscribe', { email }, undefined, { operation }),
  };
}
