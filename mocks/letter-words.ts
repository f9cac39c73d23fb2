import type { Language, Localized } from '#fixtures/localized.ts';

/** Words of the letters. They are the server's, not the shop's pages', so they are not in the shop's locales. */
interface LetterWords {
  subject: string;
  /** Paragraphs. */
  lines: string[];
  /** What the link is called. */
  link: string;
}

export const CONFIRM_WORDS: Localized<LetterWords> = {
  uk: {
    subject: 'ШОВ: підтвердьте свою пошту',
    lines: [
      'Вітаємо! Цю адресу вказано в акаунті крамниці ШОВ. Натисніть на посилання, щоб підтвердити, що вона ваша.',
      'Посилання діє сім днів. Якщо ви нічого в нас не створювали, просто не зважайте на цього листа.',
    ],
    link: 'Підтвердити пошту',
  },
  en: {
    subject: 'ШОВ: confirm your email',
    lines: [
      'Hello! This address was given for an account at the ШОВ shop. Follow the link to confirm that it is yours.',
      'The link works for seven days. If you made no account with us, you need not do anything.',
    ],
    link: 'Confirm the email',
  },
};

export const RESET_WORDS: Localized<LetterWords> = {
  uk: {
    subject: 'ШОВ: новий пароль',
    lines: [
      'Хтось, найімовірніше ви, попросив змінити пароль. Перейдіть за посиланням і придумайте новий.',
      'Посилання спрацює один раз і діє годину. Якщо це були не ви, нічого не робіть: пароль лишиться той самий.',
    ],
    link: 'Придумати новий пароль',
  },
  en: {
    subject: 'ШОВ: a new password',
    lines: [
      'Somebody, most likely you, asked to change the password. Follow the link and choose a new one.',
      'The link works once, within an hour. If it was not you, do nothing: the password stays as it is.',
    ],
    link: 'Set a new password',
  },
};

export const DISCOUNT_WORDS: Localized<(code: string) => LetterWords> = {
  uk: (code) => ({
    subject: 'ШОВ: ваша знижка 10%',
    lines: [
      'Дякуємо, що підписалися. Даруємо вам знижку 10% на перше замовлення.',
      `Ваш код: ${code}. Посилання нижче принесе його в кошик, або введіть його там самі.`,
      'Пишемо раз на два тижні. Набридне — напишіть про це у відповідь на будь-який лист.',
    ],
    link: 'До каталогу',
  }),
  en: (code) => ({
    subject: 'ШОВ: your 10% off',
    lines: [
      'Thank you for subscribing. Here is 10% off your first order.',
      `Your code: ${code}. The link below takes it to your basket, or enter it there yourself.`,
      'We write every two weeks. To stop that, just reply to any of our emails.',
    ],
    link: 'To the catalog',
  }),
};

interface OrderWords {
  subject: (number: string) => string;
  thanks: (name: string) => string;
  prepaidSubject: (number: string) => string;
  prepaidThanks: (name: string) => string;
  line: (name: string, size: string, quantity: number, sum: string) => string;
  gift: (name: string) => string;
  products: (sum: string) => string;
  discount: (sum: string) => string;
  shipping: (method: string, sum: string) => string;
  freeShipping: (method: string) => string;
  tax: (sum: string) => string;
  total: (sum: string) => string;
  prepayment: (paid: string, rest: string) => string;
  arrival: (dates: string) => string;
  link: string;
  /** Sizes that are no letter. */
  sizes: Record<string, string>;
}

export const ORDER_WORDS: Record<Language, OrderWords> = {
  uk: {
    subject: (number) => `ШОВ: замовлення №\u00A0${number} оплачено`,
    prepaidSubject: (number) => `ШОВ: передплату за замовлення №\u00A0${number} отримано`,
    prepaidThanks: (name) => `${name}, дякуємо! Передплата надійшла, збираємо посилку. Ось що ви замовили:`,
    thanks: (name) => `${name}, дякуємо! Гроші надійшли, збираємо посилку. Ось що ви купили:`,
    line: (name, size, quantity, sum) => `${name}, ${size}, ${quantity} шт. — ${sum}`,
    gift: (name) => `${name} — подарунок`,
    products: (sum) => `Товари: ${sum}`,
    discount: (sum) => `Знижка: −${sum}`,
    shipping: (method, sum) => `Доставка (${method}): ${sum}`,
    freeShipping: (method) => `Доставка (${method}): безкоштовно`,
    tax: (sum) => `Податок: ${sum}`,
    total: (sum) => `Разом: ${sum}`,
    prepayment: (paid, rest) => `${paid} сплачено зараз, ${rest} — під час отримання.`,
    arrival: (dates) => `Посилка прибуде орієнтовно ${dates}.`,
    link: 'Переглянути замовлення',
    sizes: {
      ONE_SIZE: 'один розмір',
      WOMENS_OVERSIZE: 'OVERSIZE жіночий',
      MENS_OVERSIZE: 'OVERSIZE чоловічий',
    },
  },
  en: {
    subject: (number) => `ШОВ: order No.\u00A0${number} is paid`,
    prepaidSubject: (number) => `ШОВ: prepayment for order No.\u00A0${number} received`,
    prepaidThanks: (name) =>
      `Thank you, ${name}! Your prepayment has arrived and we are packing your parcel. You ordered:`,
    thanks: (name) => `Thank you, ${name}! The money has arrived and we are packing your parcel. You bought:`,
    line: (name, size, quantity, sum) => `${name}, ${size} × ${quantity} — ${sum}`,
    gift: (name) => `${name} — a gift`,
    products: (sum) => `Goods: ${sum}`,
    discount: (sum) => `Discount: −${sum}`,
    shipping: (method, sum) => `Shipping (${method}): ${sum}`,
    freeShipping: (method) => `Shipping (${method}): free`,
    tax: (sum) => `Tax: ${sum}`,
    total: (sum) => `Total: ${sum}`,
    prepayment: (paid, rest) => `${paid} is paid now, ${rest} is due on delivery.`,
    arrival: (dates) => `The parcel should arrive ${dates}.`,
    link: 'See the order',
    sizes: { ONE_SIZE: 'one size', WOMENS_OVERSIZE: 'OVERSIZE women’s', MENS_OVERSIZE: 'OVERSIZE men’s' },
  },
};
