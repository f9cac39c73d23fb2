import type { Profile } from '#domain/profile.ts';
import { profile as ua } from './ua.ts';

/** The Ukrainian build in the colours of painted walls: `src/app/head/head.ts` gives every route the art theme. */
export const profile: Profile = { ...ua, name: 'art' };
