/// <reference types="vite/client" />

/** True only in the development build that answers itself: no mock code is bundled where it is false. */
declare const __MOCKED__: boolean;

declare module '#profile' {
  import type { Profile } from '#domain/profile.ts';

  export const profile: Profile;
}

declare module '*.json?buying' {
  const words: Record<string, unknown>;
  export default words;
}
