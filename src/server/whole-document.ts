import type { RenderedPage } from '#app/entry-server.tsx';
import { documentAround, type DocumentParts, splitPreloads } from './document.ts';

/** The page as it is sent: what stands before it, what React has drawn, what stands after it. */
export async function wholeDocument(
  page: RenderedPage,
  parts: DocumentParts,
): Promise<{ html: Uint8Array<ArrayBuffer>; styles: string }> {
  const drawn = new Uint8Array(await new Response(page.body).arrayBuffer());
  const [preload, rest] = splitPreloads(drawn);
  const { before, after, styles } = documentAround(page, preload, parts);
  return { html: Buffer.concat([Buffer.from(before), rest, Buffer.from(after)]), styles };
}
