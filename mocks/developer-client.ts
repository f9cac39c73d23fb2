import type { Backend } from './backend.ts';

/** Asks one of the developer's calls by its path after `/v1/__mock/`. Rejects with what is wrong, in a sentence. */
export type AskDeveloper = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<unknown>;

/** How the backend says no. */
export interface Refusal {
  message: string;
  details?: { path: string; message: string }[];
}

/** A refusal as one sentence. */
export function sentenceOf({ message, details = [] }: Refusal): string {
  const wrong = details.map((detail) => `${detail.path}: ${detail.message}`).join('; ');
  return wrong === '' ? message : `${message}: ${wrong}`;
}

/** The developer's calls of a backend in the same process, without a network. */
export function developerFor(backend: Pick<Backend, 'handle'>, origin: string): AskDeveloper {
  return async (method, path, body) => {
    const response = await backend.handle(
      new Request(new URL(`/v1/__mock/${path}`, origin), {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    const answer = (text === '' ? undefined : JSON.parse(text)) as unknown;
    if (!response.ok) throw new Error(sentenceOf(answer as Refusal));
    return answer;
  };
}
