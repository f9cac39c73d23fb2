import type { AriaAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import styles from './button.module.css';
import { LocaleLink } from './locale-link.tsx';

export interface ButtonProps extends AriaAttributes {
  variant?: 'primary' | 'ink' | 'outline';
  size?: 'normal' | 'small';
  /** Makes it a link to an address of the shop. */
  to?: string | undefined;
  type?: 'button' | 'submit';
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  disabled?: boolean | undefined;
  /** It is at work: stays as wide as it was, can be found and focused, and does nothing. */
  busy?: boolean | undefined;
  /** What it does cannot be done any more: stays where it is, can be found and focused, and does nothing. */
  isOver?: boolean | undefined;
  className?: string | undefined;
  id?: string | undefined;
  children: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** A woven label one can press. */
export function Button({
  variant = 'primary',
  size = 'normal',
  to,
  type = 'button',
  onClick,
  busy = false,
  isOver = false,
  className = '',
  children,
  ref,
  ...rest
}: ButtonProps) {
  const look = { className: `${styles.button} ${className}`, 'data-variant': variant, 'data-size': size };
  const { disabled = false, ...aria } = rest;
  if (to !== undefined && !disabled)
    return (
      <LocaleLink {...aria} {...look} to={to} onClick={onClick} ref={ref as Ref<HTMLAnchorElement>}>
        {children}
      </LocaleLink>
    );
  return (
    <button
      {...aria}
      {...look}
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      data-over={isOver || undefined}
      aria-disabled={busy || isOver || undefined}
      // Not switched off while at work, so that it keeps the focus; pressing it or Enter in its form does nothing.
      onClick={busy || isOver ? (event) => event.preventDefault() : onClick}
      // A press leaves the field its focus: what is said of a field that is left would move the button away from under it.
      onMouseDown={type === 'submit' ? (event) => event.preventDefault() : undefined}
      ref={ref as Ref<HTMLButtonElement>}
    >
      {children}
    </button>
  );
}
