import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { isEmail } from '#domain/validation.ts';
import { requiredWords } from '../form/words-schema.ts';

export interface NewsletterValues {
  email: string;
}

/** Each message is the key of its words. */
const schema = z.object({
  email: requiredWords('newsletter.required').check(z.refine(isEmail, 'field.rule.email')),
});

/** An e-mail is required and must be one (spec section 5). */
export const newsletterResolver = zodResolver<NewsletterValues, unknown, NewsletterValues>(schema, { jitless: true });
