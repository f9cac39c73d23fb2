/**
 * The name of the shop: its О is a yellow button. Drawn once, as a symbol of index.html, and shown wherever it stands:
 * its outlines are in no script. Decoration; what it stands for is named around it.
 */
export function Wordmark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 350.8 104" aria-hidden="true">
      <use href="#wordmark" />
    </svg>
  );
}
