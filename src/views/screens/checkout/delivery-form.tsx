import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { addressFields } from '#domain/address-fields.ts';
import type { Branch } from '#domain/branches.ts';
import type { Delivery } from '#domain/former-deliveries.ts';
import type { Checkout, Order } from '#domain/order.ts';
import { postcodeExample } from '#domain/postcode.ts';
import { ADDRESS_WORDS } from '#domain/shipping.ts';
import type { Left } from '../../form/region-address.ts';
import { leftWith } from '../../form/region-address.ts';
import { Segments } from '../../form/segments.tsx';
import { TextField } from '../../form/text-field.tsx';
import { useRefusal } from '../../form/use-refusal.tsx';
import { useShopForm } from '../../form/use-shop-form.ts';
import { useStores } from '../../stores.ts';
import { useWords } from '../../words.ts';
import { AddressFields } from './address-fields.tsx';
import type { DeliveryValues } from './delivery-schema.ts';
import { addressOf, deliveryDefaults, deliveryResolver, methodOf, regionDefaults } from './delivery-schema.ts';
import { FormActions } from './form-actions.tsx';
import { FormerDeliveries } from './former-deliveries.tsx';
import { ShippingMethods } from './shipping-methods.tsx';
import styles from './step-form.module.css';
import { useAccountAddress } from './use-account-details.ts';
import { useDraft, useTyped } from './use-draft.ts';
import { useStepByNow } from './use-step.ts';
import { WayGone } from './way-gone.tsx';

interface DeliveryFormProps {
  checkout: Checkout;
  /** What the customer ordered before, newest first. */
  former: Order[];
  onDone: () => void;
}

/** Where to and how: the region decides the ways of delivery, the way decides the fields. */
export const DeliveryForm = observer(function DeliveryForm({ checkout, former, onDone }: DeliveryFormProps) {
  const { checkout: store, locale, region: likely, session } = useStores();
  const words = useWords();
  const { order, shippingMethods: methods } = checkout;
  const { profile } = locale;
  const typed = useTyped(order);
  const { stepByNow } = useStepByNow();
  const resolver = useMemo(() => deliveryResolver(methods), [methods]);
  const defaults = (): DeliveryValues =>
    deliveryDefaults(order, typed().delivery, profile, methods, session.user?.address);
  const form = useShopForm<DeliveryValues>({
    mode: 'onTouched',
    resolver,
    defaultValues: defaults(),
  });
  const told = (): DeliveryValues => deliveryDefaults({}, {}, profile, methods, session.user?.address);
  useDraft(form, 'delivery', told);
  useAccountAddress(form, defaults);
  const { register, setValue, watch } = form;
  const { errors } = form.formState;
  const { offered, method } = methodOf({ region: watch('region'), methodId: watch('methodId') }, methods);
  const asked = method === undefined ? [] : addressFields(method.kind, watch('country'));
  const { unknown } = useRefusal(form, store.errorOf('delivery'), ['methodId', ...asked, 'comment']);
  useEffect(() => store.way.choose(method), [store, method]);
  useEffect(() => store.way.end, [store]);
  const wordsOf = (name: keyof DeliveryValues): string | undefined => {
    const key = errors[name]?.message;
    return key === undefined
      ? undefined
      : words(key, { country: watch('country'), example: postcodeExample(watch('country')) ?? '' });
  };

  const shown = watch('region');
  /** What is said of the region that is shown stays there, unless the account says it: gives what each region was left with. */
  const leave = (): Left => {
    const { region: _, comment: __, ...said } = form.getValues();
    const left = leftWith(shown, said);
    const known = leftWith(told().region, told());
    const isTold = Object.entries(left).every(([name, value]) => value === known[name]);
    store.drafts.type(order.id, session.user?.id, 'regions', { ...typed().regions, ...left }, isTold ? known : {});
    return { ...known, ...typed().regions };
  };
  const region = register('region', {
    onChange(event: { target: { value: DeliveryValues['region'] } }) {
      likely.choose(event.target.value);
      const said = regionDefaults(event.target.value, profile, methods, leave());
      for (const [name, value] of Object.entries(said)) setValue(name as keyof typeof said, value);
      form.clearErrors();
    },
  });
  const pick = (branch: Branch): void => {
    const isKnown = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    setValue('city', branch.city, isKnown);
    setValue('branchNumber', branch.number, isKnown);
  };
  const goAgain = ({ address, method }: Delivery): void => {
    leave();
    likely.choose(address.region);
    setValue('region', address.region);
    setValue('country', address.country);
    setValue('methodId', method.id, { shouldDirty: true });
    for (const name of ADDRESS_WORDS) setValue(name, address[name] ?? '', { shouldDirty: true });
    form.clearErrors();
  };
  const submit = form.handleSubmit(async (values) => {
    const { method } = methodOf(values, methods);
    if (method === undefined) return;
    const isSaved = await store.saveDelivery(addressOf(values, method), method.id);
    if (stepByNow() !== 'delivery') return;
    if (isSaved) onDone();
    else if (store.error?.code === 'ORDER_CANNOT_CALC_TAX')
      form.setError('postcode', { message: 'field.postcode.tax' }, { shouldFocus: true });
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {unknown}
      <FormerDeliveries former={former} offered={methods} control={form.control} method={method} onPick={goAgain} />
      <Segments
        label={words('checkout.region')}
        field={region}
        options={profile.regions.map((one) => ({ value: one, label: words(`region.${one}`) }))}
      />
      <WayGone checkout={checkout} />
      <ShippingMethods
        field={register('methodId', { onChange: () => form.clearErrors() })}
        methods={offered}
        order={order}
        error={wordsOf('methodId')}
      />
      <div className={styles.fields}>
        <AddressFields
          form={form}
          method={method}
          region={shown}
          country={watch('country')}
          city={watch('city')}
          onBranch={pick}
          wordsOf={wordsOf}
        />
        <div className={styles.wide}>
          <TextField
            label={words('field.comment')}
            field={register('comment')}
            error={wordsOf('comment')}
            input={{ placeholder: words('field.comment.example') }}
            isOptional
            isLong
          />
        </div>
      </div>
      <FormActions
        isBusy={store.busy === 'delivery'}
        wrong={Object.keys(errors).length}
        back={{ to: `/checkout/${order.id}?step=contacts`, label: words('checkout.back-to-contacts') }}
      >
        {words('checkout.delivery.on')}
      </FormActions>
    </form>
  );
});
