import type { ReactNode } from 'react';

interface ExternalLinkProps {
  /** Only https, mailto and tel lead anywhere; of anything else just the words are shown. */
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link out of the shop, to an address that came from outside. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  if (!/^(https:\/\/|mailto:|tel:)/i.test(href)) return <span className={className}>{children}</span>;
  return (
    <a href={href} className={className} rel="noreferrer">
      {children}
    </a>
  );
}
