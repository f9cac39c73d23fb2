/** Signing in with an account of another house. */
export interface SocialSignIn {
  /**
   * Has the button of the provider drawn into a place of the page; gives the way to take it away. Rejects when it cannot
   * be drawn: switched off, blocked, not there.
   */
  offer(place: HTMLElement, language: 'uk' | 'en', onCredential: (idToken: string) => void): Promise<() => void>;
}

export const SocialSignIn = Symbol('SocialSignIn');
