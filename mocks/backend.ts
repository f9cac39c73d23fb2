import { isServerCode } from '#contract/codes.ts';
import type { Project } from '#fixtures/projects.ts';
import { customerOf } from './access-token.ts';
import { createAnswers } from './answers.ts';
import type { CallLog, Learned } from './call-log.ts';
import type { CheckedCall, Endpoint, Shop } from './call.ts';
import { createDatabase } from './database.ts';
import { AUTH } from './endpoints/auth.ts';
import { BASKET } from './endpoints/basket.ts';
import { BRANCH_LOOKUP } from './endpoints/branches.ts';
import { CATALOG } from './endpoints/catalog.ts';
import { CUSTOMER } from './endpoints/customer.ts';
import { developerEndpoints } from './endpoints/developer.ts';
import { NEWSLETTER } from './endpoints/newsletter.ts';
import { NOVA_POSHTA } from './endpoints/nova-poshta.ts';
import { ORDER_CHANGES } from './endpoints/order-changes.ts';
import { ORDERS } from './endpoints/orders.ts';
import { PAGE_ENDPOINTS } from './endpoints/pages.ts';
import { PRODUCTS } from './endpoints/products.ts';
import { PROMO_CODE_ENDPOINTS } from './endpoints/promo-codes.ts';
import { SHIPPING } from './endpoints/shipping-methods.ts';
import type { FaultSwitch } from './fault-switch.ts';
import type { PlannedFault } from './planned-fault.ts';
import { createFaultSwitch } from './fault-switch.ts';
import { faultText } from './planned-fault.ts';
import { Fault } from './faults.ts';
import { GOOGLE_CLIENT_PATH, googleClient } from './google-client.ts';
import { languageOf } from './language.ts';
import { createLimits } from './limits.ts';
import type { Match } from './match.ts';
import { match } from './match.ts';
import { outboxPage } from './outbox-page.ts';
import { createPaymentCallback } from './payment-callback.ts';
import { createPaymentProvider } from './payment-provider.ts';
import { PAYMENT_CALLBACK, settle } from './payments.ts';
import type { Storage } from './persist.ts';
import { readBody } from './read-body.ts';
import type { Reply } from './replies.ts';
import { hang, replyOf, responseOf, spoiled, tooManyRequests } from './replies.ts';
import { snapshot } from './snapshot.ts';
import type { StoredCustomer } from './state.ts';
import type { WorldName } from './worlds.ts';
import { beginningOf } from './worlds.ts';

/** Every call of the contract this backend answers: a row each. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...CATALOG,
  ...PRODUCTS,
  ...PROMO_CODE_ENDPOINTS,
  ...SHIPPING,
  ...PAGE_ENDPOINTS,
  ...ORDERS,
  ...ORDER_CHANGES,
  ...AUTH,
  ...CUSTOMER,
  ...BASKET,
  ...NEWSLETTER,
];

export interface BackendOptions {
  /** Epoch milliseconds. */
  now(): number;
  /** A new UUID v4. */
  newId(): string;
  /** 0 inclusive to 1 exclusive. */
  random(): number;
  storage: Storage;
  /** Milliseconds each answer takes; none in tests. */
  latency?: () => number;
  /** Hears of mistakes of the backend itself; callers see SOMETHING_WENT_WRONG. */
  onBug?: (error: unknown) => void;
  /** Whose goods, ways of delivery and pages these are; those of the Ukrainian shop when not said. */
  project?: Project | undefined;
  /**
   * Where links of letters lead, by the page that asked; the origin that was asked when not said, which is right only
   * where nobody can ask under another one: in a browser and in tests.
   */
  shopOrigin?: (pageOrigin: string) => string;
  /** Tells a backend elsewhere how a payment ended, when this bank takes its payments; never rejects. None is told without it. */
  callOut?: (callback: Request) => Promise<unknown>;
  /** What each endpoint is instead, for a test that wants a backend with something wrong. */
  instead?: (endpoint: Endpoint) => Endpoint;
  /** Where calls are written down; nowhere without it, so that a server's memory does not grow. */
  calls?: CallLog;
}

export interface Backend {
  /** Answers any request; never rejects. A dropped connection is `Response.error()`. */
  handle(request: Request): Promise<Response>;
  faults: FaultSwitch;
  /** Begins a named world anew. */
  enter(world: WorldName): void;
  /** Forgets orders, baskets, customers and faults. */
  reset(): void;
}

function originsOf(request: Request): Pick<CheckedCall, 'pageOrigin' | 'backendOrigin'> {
  const own = new URL(request.url);
  const header = request.headers.get('origin') ?? '';
  const page = URL.canParse(header) ? new URL(header) : own;
  const pageOrigin = /^https?:$/.test(page.protocol) ? page.origin : own.origin;
  // Behind a proxy that ends TLS only the page knows the scheme.
  return { pageOrigin, backendOrigin: page.host === own.host ? pageOrigin : own.origin };
}

/** What a request has said of itself. */
interface Known {
  asker: StoredCustomer | undefined;
  body: unknown;
}

/** A developer's calls: never in the log, offline or failing on purpose. */
export const DEVELOPERS = '/v1/__mock/';

/** A person who opens the outbox gets a page, a program the letters. */
function isOutboxRead(request: Request, path: string): boolean {
  const isPerson = request.headers.get('accept')?.includes('text/html') ?? false;
  return path === `${DEVELOPERS}letters` && request.method === 'GET' && isPerson;
}

function pause(milliseconds: number): Promise<void> | undefined {
  return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : undefined;
}

/** The whole backend of the shop behind one function of a request. */
export function createBackend({
  storage,
  latency = () => 0,
  onBug,
  callOut,
  calls,
  project,
  shopOrigin,
  instead = (endpoint) => endpoint,
  ...world
}: BackendOptions): Backend {
  const database = createDatabase(storage, project, (kept) => snapshot.safeParse(kept).success);
  const now = (): number => world.now() + database.state.clockOffsetMs;
  const shop: Shop = { ...world, database, now, limits: createLimits(now) };
  const faults = createFaultSwitch(database);
  const endpoints = [...ENDPOINTS, BRANCH_LOOKUP, NOVA_POSHTA, ...developerEndpoints(faults)].map(instead);
  const once = createAnswers();
  const hearBank = createPaymentCallback({ take: (word) => database.alone(() => settle(shop, word)), onBug });
  const provider = createPaymentProvider({
    ...world,
    now,
    async deliver(address, word) {
      const callback = new Request(address, { method: 'POST', body: new URLSearchParams({ ...word }) });
      await (new URL(address).pathname === PAYMENT_CALLBACK ? hearBank(callback) : callOut?.(callback));
    },
  });

  /** What may change the state: on what is so now, whoever wrote meanwhile, and kept before it is answered. */
  async function change({ endpoint, params }: Match, request: Request, known: Known): Promise<Reply> {
    database.refresh();
    const { state } = database;
    const customer = known.asker && state.customers.find(({ user }) => user._id === known.asker?.user._id);
    if (known.asker !== undefined && customer === undefined) throw new Fault('UNAUTHORIZED');
    const language = languageOf(request.headers.get('accept-language'));
    const origins = originsOf(request);
    const shopAt = shopOrigin?.(origins.pageOrigin) ?? new URL(request.url).origin;
    const orderKey = request.headers.get('order-key') ?? undefined;
    const call: CheckedCall = {
      params,
      body: known.body,
      language,
      customer,
      orderKey,
      ...origins,
      shopOrigin: shopAt,
    };
    const touch = (): void => {
      database.touch(customer);
      if (params['id'] !== undefined) database.touch(database.state.orders.find(({ id }) => id === params['id']));
    };
    touch();
    const reply = await once(request, endpoint.name, call, shop, async () => {
      const answer = await endpoint.run(call, shop);
      return answer === undefined ? { status: 204 } : { status: 200, body: answer };
    });
    touch();
    if (!endpoint.isRead) database.save();
    return reply;
  }

  async function run(found: Match, request: Request): Promise<Reply> {
    const { endpoint, params } = found;
    database.refresh();
    const token = endpoint.needs === 'nobody' ? null : request.headers.get('authorization');
    const asker = await customerOf(token, database, shop.now());
    if (endpoint.needs === 'customer' && asker === undefined) throw new Fault('UNAUTHORIZED');
    const body =
      endpoint.body === undefined ? undefined : await readBody(request, endpoint.body, endpoint.maxBodyBytes);
    // A customer who reads an order may become its owner.
    const mayWrite = !endpoint.isRead || (asker !== undefined && params['id'] !== undefined);
    const act = (): Promise<Reply> => change(found, request, { asker, body });
    return mayWrite ? database.alone(act) : act();
  }

  async function answer(found: Match, request: Request, fault: PlannedFault | undefined): Promise<Response> {
    if (fault !== undefined && isServerCode(fault.kind)) throw new Fault(fault.kind);
    if (fault?.kind === 'hang') return hang(request.signal);
    if (fault?.kind === 'refused') return Response.error();
    if (fault?.kind === 'too-many-requests') return tooManyRequests();
    const reply = await run(found, request);
    return (fault && spoiled(reply, fault)) ?? responseOf(reply);
  }

  async function respond(request: Request, path: string, learned: Learned): Promise<Response> {
    const isDeveloper = path.startsWith(DEVELOPERS);
    if (database.state.isOffline && !isDeveloper) return Response.error();
    try {
      const found = match(endpoints, request.method, path);
      learned.name = found.endpoint.name;
      const fault = isDeveloper ? undefined : faults.take(found.endpoint.name);
      if (fault !== undefined) learned.fault = faultText(fault);
      if (!isDeveloper)
        await pause(latency() + database.state.latencyMs + (fault?.kind === 'latency' ? fault.milliseconds : 0));
      return await answer(found, request, fault);
    } catch (error) {
      if (request.signal.aborted) return Response.error();
      if (!(error instanceof Fault)) onBug?.(error);
      return responseOf(replyOf(error));
    }
  }

  return {
    faults,
    handle(request) {
      database.refresh();
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/pay/')) return provider(request);
      if (pathname === PAYMENT_CALLBACK) return hearBank(request);
      if (pathname === GOOGLE_CLIENT_PATH) return Promise.resolve(googleClient());
      if (isOutboxRead(request, pathname)) return Promise.resolve(outboxPage(database.state.letters));
      const learned: Learned = {};
      const run = (): Promise<Response> => respond(request, pathname, learned);
      return calls === undefined || pathname.startsWith(DEVELOPERS) ? run() : calls.record(request, learned, run);
    },
    enter(name) {
      const { faults } = database.state;
      database.state = { ...beginningOf(name, project), faults };
      database.save();
    },
    reset() {
      database.reset();
      shop.limits.forget();
    },
  };
}
