import { ExternalLink } from './external-link.tsx';

interface PhoneLinkProps {
  /** E.164 */
  phone: string;
  className?: string | undefined;
}

/** Numbers of each country as people there write them. */
const READABLE: readonly [RegExp, string][] = [
  [/^\+38(0\d{2})(\d{3})(\d{2})(\d{2})$/, '+38 $1 $2 $3 $4'],
  [/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 ($1) $2-$3'],
];

/** A phone number as people read it, which a telephone dials: +38 044 390 12 07. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  const shown = READABLE.reduce((text, [pattern, written]) => text.replace(pattern, written), phone);
  return (
    <ExternalLink href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={className}>
      {shown}
    </ExternalLink>
  );
}
