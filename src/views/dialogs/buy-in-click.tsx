import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { currentPrice } from '#domain/catalog.ts';
import type { DialogProps } from '#stores/dialogs.ts';
import { judgeAgain } from '../form/judge-again.ts';
import { PhoneField } from '../form/phone-field.tsx';
import { phoneDefaults, readablePhone, toE164 } from '../form/phone.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { useRefusal } from '../form/use-refusal.tsx';
import { useShopForm } from '../form/use-shop-form.ts';
import { useStores } from '../stores.ts';
import { ErrorWords } from '../ui/error-words.tsx';
import { Picture } from '../ui/picture.tsx';
import { PriceText } from '../ui/price.tsx';
import { useWords } from '../words.ts';
import styles from './dialog-content.module.css';
import { InsteadOfOrder } from './instead-of-order.tsx';
import type { DialogParts } from './dialog-parts.ts';
import type { PhoneValues } from './phone-schema.ts';
import { phoneResolver } from './phone-schema.ts';

const FIELDS = ['phone'] as const;

/** Buying with a phone number only; what is sold out is ordered in advance the same way. */
export const BuyInClick = observer(function BuyInClick(props: DialogProps['buyInClick'] & DialogParts) {
  const { variantId, size, color, name, inStock, wanted = 1, titleId } = props;
  const { catalog, checkout, locale, oneClick, session } = useStores();
  const words = useWords();
  const variant = catalog.variants.get(variantId);
  const photo = variant?.photos[0];
  const { contacts } = checkout.drafts.read();
  const form = useShopForm<PhoneValues>({
    mode: 'onTouched',
    resolver: phoneResolver,
    defaultValues: phoneDefaults(session.user?.phone, { ...contacts }, locale.profile.countries),
  });
  const { field: country } = useController({ control: form.control, name: 'phoneCountry' });
  const typed = useWatch({ control: form.control });
  const { errors, isValid } = form.formState;
  const error = errors.phone?.message;
  const { rest, unknown, isTold } = useRefusal(form, oneClick.error, FIELDS);
  const isLacking = !isValid && !isTold;
  const details = words('basket.line.details', { color, kind: size, size: words(`size.${size}`) });
  const kind = inStock ? 'buy' : 'preorder';
  // What went wrong is told in this dialog only.
  useEffect(() => oneClick.leave, [oneClick]);

  const numberOf = ({ phoneCountry = '', phone = '' }: Partial<PhoneValues>): string =>
    toE164(phoneCountry, phone) ?? '';
  const wouldBeAnother = oneClick.wouldBeAnother({ variantId, size }, numberOf(typed));
  const submit = form.handleSubmit((values) => {
    const number = numberOf(values);
    return oneClick.order({ variantId, size }, number, readablePhone(number));
  });

  return (
    <form className={styles.content} noValidate onSubmit={(event) => void submit(event)}>
      {unknown}
      <h2 id={titleId} className={styles.title}>
        {words(`dialog.${kind}.title`)}
      </h2>
      <p>{words(`dialog.${kind}.text`)}</p>
      <div className={styles.goods}>
        {photo && (
          <span className={styles.tile}>
            <Picture className={styles.photo} photo={photo} sizes="72px" decorative />
          </span>
        )}
        <p>
          <strong>{name}</strong> {details}, {words('dialog.buy.one')}
          {variant && (
            <>
              {'\u00A0— '}
              <strong>
                <PriceText amount={currentPrice(variant)} />
              </strong>
            </>
          )}
        </p>
      </div>
      {inStock && wanted > 1 && <p>{words('dialog.buy.several')}</p>}
      <PhoneField
        country={country}
        onCountry={() => judgeAgain(form, 'phone')}
        number={form.register('phone')}
        hint={words('dialog.phone.why')}
        error={error === undefined ? undefined : words(error)}
      />
      {rest !== undefined && (
        <div className={styles.error} role="alert">
          <p>
            <ErrorWords error={rest} />
          </p>
          {!wouldBeAnother && (
            <p className={styles.again}>{words(oneClick.mayDouble() ? 'order.may-double' : 'order.press-again')}</p>
          )}
        </div>
      )}
      <div className={styles.submit}>
        <SubmitButton
          isLacking={isLacking}
          busy={oneClick.isBusy}
          aria-describedby={isLacking ? `${titleId}-lacks` : undefined}
        >
          {words(oneClick.isBusy ? 'dialog.sending' : `dialog.${kind}.send`)}
        </SubmitButton>
        {isLacking && (
          <p className={styles.lacks} id={`${titleId}-lacks`}>
            {words('dialog.phone.lacks')}
          </p>
        )}
      </div>
      {!inStock && <InsteadOfOrder thing={`${name}, ${details}`} />}
    </form>
  );
});
