import type { Order } from '#domain/order.ts';
import { isolated } from '#domain/text.ts';
import { readablePhone } from '../../form/phone.ts';

/** 'Олена Марківна Ткач, +380 67 214 0811, olena@poshta.ua'; undefined while the order has none. */
export function contactsLine({ customer }: Order): string | undefined {
  const { firstName, patronymic, lastName, phone, email } = customer;
  if (phone === undefined || email === undefined) return undefined;
  const name = [firstName, patronymic, lastName].filter(Boolean).join(' ');
  return [isolated(name), readablePhone(phone), isolated(email)].filter(Boolean).join(', ');
}
