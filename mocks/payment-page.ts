import { TEST_CARDS } from './cards.ts';
import type { PaymentDemand, SignedFields } from './payment-data.ts';
import { PAYMENT_WORDS } from './payment-words.ts';
import { priceText } from './prices.ts';
import { escaped, plainPage } from './plain-page.ts';

function documentOf(locale: PaymentDemand['locale'], title: string, main: string): string {
  const { lang, bank } = PAYMENT_WORDS[locale];
  return plainPage({ lang, title, by: bank, main });
}

/** The bank-card provider's hosted page: plain HTML without scripts. */
export function paymentPage(demand: PaymentDemand, { data, signature }: SignedFields): string {
  const words = PAYMENT_WORDS[demand.locale];
  const amount = escaped(priceText(demand.amount, demand.currency === 'USD' ? '$' : '₴'));
  const cards = TEST_CARDS.map(({ number, outcome }) => {
    const says =
      outcome === 'paid' || outcome === 'card_declined' || outcome === 'invalid_cvc' ? words[outcome] : outcome;
    return `<li><code>${number}</code> — ${escaped(says)}</li>`;
  });
  return documentOf(
    demand.locale,
    demand.kind === 'full' ? words.title : words.prepaymentTitle,
    `<dl>
<dt>${words.order}</dt><dd>${words.numberSign}\u00A0${escaped(demand.number)}</dd>
<dt>${words.shop}</dt><dd>${escaped(new URL(demand.returnTo).host)}</dd>
<dt>${words.amount}</dt><dd class="amount">${amount}</dd>
</dl>
<form method="post" action="/pay/confirm">
<input type="hidden" name="data" value="${escaped(data)}">
<input type="hidden" name="signature" value="${escaped(signature)}">
<fieldset>
<legend>${words.card}</legend>
<label for="number">${words.number}</label>
<input id="number" name="number" required maxlength="30" inputmode="numeric" autocomplete="cc-number">
<div class="pair">
<div><label for="expiry">${words.expiry}</label><input id="expiry" name="expiry" required maxlength="9" autocomplete="cc-exp"></div>
<div><label for="cvc">${words.cvc}</label><input id="cvc" name="cvc" required maxlength="4" inputmode="numeric" autocomplete="cc-csc"></div>
</div>
</fieldset>
<button class="go" name="act" value="pay">${words.pay} ${amount}</button>
<button name="act" value="cancel" formnovalidate>${words.cancel}</button>
</form>
<h2>${words.cards}</h2>
<p class="note">${words.note}</p>
<ul>
${cards.join('\n')}
</ul>
<p class="note">${words.anyDate}</p>`,
  );
}

/** What a payer sees when the signed fields were touched; the code is there for whoever looks into it. */
export function forgedPage(locale: PaymentDemand['locale'], code: string): string {
  const words = PAYMENT_WORDS[locale];
  return documentOf(locale, words.forged, `<p>${words.forgedText}</p>\n<p class="note">${escaped(code)}</p>`);
}
