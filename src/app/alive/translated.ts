const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';

/**
 * The translator of a browser puts a `<font>` in the place of every text. React knows nothing of that: it would ask for the
 * text to be taken away from where it is no longer, at which the whole screen fails, and write what has changed into a text
 * that nobody sees. From now on a text and what stands for it are one, and a text that changes is back in its place, where
 * the translator finds it again.
 */
export function followTranslator(page: Node): void {
  const standIns = new WeakMap<Node, HTMLElement>();

  const notice = ({ addedNodes, removedNodes, previousSibling, nextSibling, target, type }: MutationRecord): void => {
    if (type === 'characterData') {
      standIns.get(target)?.replaceWith(target);
      return;
    }
    for (const text of addedNodes) if (!isFont(text.parentNode)) standIns.delete(text);
    for (const text of removedNodes) {
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (!(text instanceof Text) || font === undefined) continue;
      standIns.set(text, font);
      observer.observe(text, { characterData: true });
    }
  };
  const observer = new MutationObserver((records) => records.forEach(notice));
  observer.observe(page, { childList: true, subtree: true });

  const { insertBefore, removeChild } = Node.prototype;
  /** What of this parent the node is now, if anything. */
  const within = (parent: Node, node: Node | null): Node | null =>
    [node, standIns.get(node ?? parent)].find((one) => one?.parentNode === parent) ?? null;
  Node.prototype.insertBefore = function insertBeforeWhatStands<Inserted extends Node>(
    this: Node,
    node: Inserted,
    before: Node | null,
  ): Inserted {
    return insertBefore.call(this, node, within(this, before)) as Inserted;
  };
  Node.prototype.removeChild = function removeWhatStands<Removed extends Node>(this: Node, node: Removed): Removed {
    const there = within(this, node);
    if (there !== null) removeChild.call(this, there);
    return node;
  };
}
