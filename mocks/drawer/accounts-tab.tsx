import { useState } from 'react';
import type { UserRow } from '#fixtures/users.ts';
import { USERS } from '#fixtures/users.ts';
import { TEST_CARDS } from '../cards.ts';
import { CopyButton } from './copy-button.tsx';
import classes from './drawer.module.css';

/** Signs the shop of this page in; false when it was refused, which the shop itself says nowhere. */
export type SignIn = (account: { email: string; password: string }) => Promise<boolean>;

/** The accounts every world begins with, and the cards of the test bank. */
export function AccountsTab({ signIn }: { signIn: SignIn }) {
  const [said, setSaid] = useState('');
  const enter = async ({ user: { email }, password }: UserRow): Promise<void> =>
    setSaid(
      (await signIn({ email, password }))
        ? `The shop is ${email}’s now.`
        : `${email} was refused: see the newest call of Calls.`,
    );
  return (
    <div className={classes.columns}>
      <section>
        <h3>Accounts</h3>
        <ul>
          {USERS.map((row) => (
            <li key={row.user._id} className={classes.row}>
              <span>
                <code>{row.user.email}</code> <code>{row.password}</code>
              </span>
              <span className={classes.note}>{row.says}</span>
              <span className={classes.pair}>
                <button
                  type="button"
                  className={classes.button}
                  aria-label={`Sign in as ${row.user.email}`}
                  onClick={() => void enter(row)}
                >
                  Sign in
                </button>
              </span>
            </li>
          ))}
        </ul>
        <output className={classes.note}>{said}</output>
      </section>
      <section>
        <h3>Test cards</h3>
        <p className={classes.note}>Any date to come, any three digits. Every other card is declined.</p>
        <ul>
          {TEST_CARDS.map(({ number, outcome }) => (
            <li key={number} className={classes.pair}>
              <code>{number}</code>
              <span className={classes.note}>{outcome}</span>
              <CopyButton label="Copy" about={number} text={number} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
