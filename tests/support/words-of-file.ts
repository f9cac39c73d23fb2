import { readFileSync } from 'node:fs';
import type { Locale } from '#domain/profile.ts';

/** The sentences of a language as they are written. */
export function wordsOfFile(locale: Locale): Record<string, string> {
  return JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Record<string, string>;
}
