import type { LanguageTag } from '#domain/profile.ts';
/** Signing in with an account of another house. */
export interface SocialSignIn {
  /** Whether the shop is set up for it at all. */
  readonly isSetUp: boolean;
  /**
   * Has the button of the provider drawn into a place of the page, until `signal` says to take it away. Rejects when it
   * cannot be drawn: switched off, blocked, not there.
   */
  offer(
    place: HTMLElement,
    language: LanguageTag,
    onCredential: (idToken: string) => void,
    signal: AbortSignal,
  ): Promise<void>;
}

export const SocialSignIn = Symbol('SocialSignIn');
