import { TEST_CARDS } from './cards.ts';
import { languageOf, localeOf } from './language.ts';
import type { PaymentDemand, SignedFields } from './payment-data.ts';
import { PAYMENT_WORDS } from './payment-words.ts';
import { minor, priceText } from './prices.ts';
import { escaped, plainPage } from './plain-page.ts';

type Locale = keyof typeof PAYMENT_WORDS;

const SYMBOLS: Record<PaymentDemand['currency'], string> = { UAH: '₴', USD: '$', EUR: '€' };

function localeOfPayer({ language }: PaymentDemand): Locale {
  return localeOf(languageOf(language ?? null));
}

function documentOf(locale: Locale, title: string, main: string): string {
  const { lang, bank } = PAYMENT_WORDS[locale];
  return plainPage({ lang, title, by: bank, main });
}

/** What may stand between digits: how a number and a date are written is everybody's own. */
const BETWEEN = String.raw`[^\d\p{L}]`;
/** What the browser lets go of each field, so that a slip stays on the page; the bank judges the rest. */
const PATTERNS = {
  number: String.raw`(${BETWEEN}*\d){13,19}${BETWEEN}*`,
  expiry: String.raw`\s*((0?[1-9]|1[0-2])${BETWEEN}+|(0[1-9]|1[0-2]))(20)?\d\d\s*`,
  cvc: String.raw`\s*\d{3,4}\s*`,
};

/** The bank-card provider's hosted page: plain HTML without scripts. */
export function paymentPage(demand: PaymentDemand, { data, signature }: SignedFields): string {
  const locale = localeOfPayer(demand);
  const words = PAYMENT_WORDS[locale];
  const { amount: sum, currency, description } = demand;
  const amount = escaped(priceText(minor(sum), SYMBOLS[currency]));
  const cards = TEST_CARDS.map(({ number, outcome }) => {
    const says =
      outcome === 'paid' || outcome === 'card_declined' || outcome === 'invalid_cvc' ? words[outcome] : outcome;
    return `<li><code>${number}</code> <span>${escaped(says)}</span></li>`;
  });
  const shape = (field: keyof typeof PATTERNS): string => `pattern="${PATTERNS[field]}" title="${words.shapes[field]}"`;
  return documentOf(
    locale,
    words.title,
    `<dl>
<div class="sum"><dt>${words.amount}</dt><dd>${amount}</dd></div>
<div><dt>${words.shop}</dt><dd>${words.shopName}</dd></div>
<div><dt>${words.purpose}</dt><dd>${escaped(description)}</dd></div>
</dl>
<form method="post" action="/pay/confirm">
<input type="hidden" name="data" value="${escaped(data)}">
<input type="hidden" name="signature" value="${escaped(signature)}">
<fieldset>
<legend>${words.card}</legend>
<p class="note">${words.note}</p>
<label for="number">${words.number}</label>
<input id="number" name="number" required maxlength="30" ${shape('number')} inputmode="numeric" autocomplete="cc-number">
<div class="pair">
<div><label for="expiry">${words.expiry}</label><input id="expiry" name="expiry" required maxlength="12" ${shape('expiry')} autocomplete="cc-exp"></div>
<div><label for="cvc">${words.cvc}</label><input id="cvc" name="cvc" required maxlength="4" ${shape('cvc')} inputmode="numeric" autocomplete="cc-csc"></div>
</div>
</fieldset>
<button class="go" name="act" value="pay">${words.pay} ${amount}</button>
<button name="act" value="cancel" formnovalidate>${words.cancel}</button>
</form>
<section class="hint">
<h2>${words.cards}</h2>
<ul>
${cards.join('\n')}
</ul>
<p class="note">${words.anyDate}</p>
</section>`,
  );
}

/** What a payer sees of a shop that has said no address to come back to. */
export function endedPage(demand: PaymentDemand): string {
  const locale = localeOfPayer(demand);
  const words = PAYMENT_WORDS[locale];
  return documentOf(locale, words.ended, `<p>${words.endedText}</p>`);
}

/** What a payer sees when the signed fields were touched; the code is there for whoever looks into it. */
export function forgedPage(locale: Locale, code: string): string {
  const words = PAYMENT_WORDS[locale];
  return documentOf(locale, words.forged, `<p>${words.forgedText}</p>\n<p class="note">${escaped(code)}</p>`);
}
