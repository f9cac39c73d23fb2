/// <reference types="vite/client" />

/** True only in the development build that answers itself: no mock code is bundled where it is false. */
declare const __MOCKED__: boolean;

declare module '#profile' {
  export const profile: import('./domain/profile.ts').Profile;
}

declare module '*.json?buying' {
  const words: Record<string, unknown>;
  export default words;
}
