import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { toE164 } from '../form/phone.ts';
import { requiredWords } from '../form/words-schema.ts';

export interface PhoneValues {
  phoneCountry: string;
  phone: string;
}

function phoneSchema(country: string) {
  return z.object({
    phoneCountry: z.string(),
    phone: requiredWords('dialog.phone.required').check(
      z.refine((typed) => toE164(country, typed) !== undefined, 'field.rule.phone'),
    ),
  });
}

/** A phone is judged by the numbering of the country chosen beside it. */
export const phoneResolver: Resolver<PhoneValues> = (values, context, options) =>
  zodResolver<PhoneValues, unknown, PhoneValues>(phoneSchema(values.phoneCountry), { jitless: true })(
    values,
    context,
    options,
  );
