/** What was typed so far, kept in this browser so that nothing is lost by a reload, a failure or a change of language. */
export interface CheckoutDraft {
  /** The order this browser is filling in; gone once it is paid or confirmed. */
  orderId?: string;
  /** The press that makes an order of this basket, while its outcome is not known. */
  operation?: { of: string; id: string };
  contacts?: Record<string, string>;
  delivery?: Record<string, string>;
}

function texts(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const pairs = Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

/** The draft in a kept text; whatever is not one of ours (an old version, a strange hand) is left out. */
export function readDraft(text: string | undefined): CheckoutDraft {
  let kept: Record<string, unknown>;
  try {
    kept = Object(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
  const { of, id } = texts(kept['operation']) ?? {};
  const contacts = texts(kept['contacts']);
  const delivery = texts(kept['delivery']);
  return {
    ...(typeof kept['orderId'] === 'string' ? { orderId: kept['orderId'] } : {}),
    ...(of !== undefined && id !== undefined ? { operation: { of, id } } : {}),
    ...(contacts === undefined ? {} : { contacts }),
    ...(delivery === undefined ? {} : { delivery }),
  };
}
