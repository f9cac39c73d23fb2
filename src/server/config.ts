/** How a server of the shop is set up: the environment, with what holds where it says nothing. */
export interface Config {
  port: number;
  /** Loopback unless told otherwise: nothing is opened to a network by accident. */
  host: string;
  /** Origin of a real backend; undefined: the bundled one answers under the shop's own origin. */
  apiUrl: string | undefined;
  /** Whether what creates something names its press; undefined: where the API is on the shop's own origin. */
  sendIdempotencyKey: '1' | '0' | undefined;
  /** Where parcel branches are looked up; undefined: where the bundled backend does, or nowhere beside a real one. */
  branchesUrl: string | undefined;
  /** By which this server asks Nova Poshta for branches; undefined: it does not. */
  novaPoshtaKey: string | undefined;
  /** Where Nova Poshta's API v2.0 is. */
  novaPoshtaUrl: string;
  /** Where the bundled backend keeps its state over a restart; undefined: in memory. */
  dataFile: string | undefined;
  /** Whether whoever can reach the server may use the bundled backend's developer's endpoints. */
  hasOpenTools: boolean;
  /** Public origin, for canonical addresses; undefined: as the request names it. */
  publicOrigin: string | undefined;
  /** Folder of the build that is served, from the project's own. */
  dist: string;
  /** Further origins that pictures come from and that payment forms go to. */
  imageOrigins: string[];
  paymentOrigins: string[];
  /** Who counts visits, once a shopper has agreed; undefined: nobody. */
  tagManagerId: string | undefined;
  pixelId: string | undefined;
  /** Whether browsers of shoppers who agreed tell how fast pages are and what breaks in them. */
  measures: boolean;
  /** As whom Google's sign-in knows the shop; undefined: the bundled backend's stand-in, or none beside a real one. */
  googleClientId: string | undefined;
}

const DEFAULT_PORT = '8080';
const DEFAULT_DATA_FILE = '.data/backend.db';
const NOVA_POSHTA = 'https://api.novaposhta.ua/v2.0/json/';

function addressOf(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!/^https?:\/\//.test(value) || !URL.canParse(value))
    throw new Error(`${name} must be an http(s) address, not '${value}'`);
  return new URL(value).href;
}

function originOf(name: string, value: string | undefined): string | undefined {
  const address = addressOf(name, value);
  return address && new URL(address).origin;
}

function originsOf(name: string, value: string | undefined): string[] {
  return (value ?? '').split(/[\s,]+/).flatMap((one) => originOf(name, one) ?? []);
}

/** An id is written into a page, so it holds nothing but what such ids are made of. */
function idOf(name: string, value: string | undefined, shape: RegExp): string | undefined {
  if (!value) return undefined;
  if (!shape.test(value)) throw new Error(`${name} must look like ${shape.source}, not '${value}'`);
  return value;
}

/** The same for what is nobody's to read, a log's neither. */
function secretOf(name: string, value: string | undefined, shape: RegExp): string | undefined {
  if (value && !shape.test(value)) throw new Error(`${name} must look like ${shape.source}`);
  return value || undefined;
}

function switchOf(name: string, value: string | undefined): '1' | '0' | undefined {
  if (!value) return undefined;
  if (value !== '1' && value !== '0') throw new Error(`${name} must be 1 or 0, not '${value}'`);
  return value;
}

function portOf(value: string): number {
  if (!/^\d+$/.test(value) || Number(value) > 65_535) throw new Error(`PORT must be 0 to 65535, not '${value}'`);
  return Number(value);
}

/** Reads the environment; a value that makes no sense is an error that names it. */
export function configOf(environment: Record<string, string | undefined>): Config {
  return {
    port: portOf(environment['PORT'] || DEFAULT_PORT),
    host: environment['HOST'] || '127.0.0.1',
    apiUrl: originOf('API_URL', environment['API_URL']),
    sendIdempotencyKey: switchOf('SEND_IDEMPOTENCY_KEY', environment['SEND_IDEMPOTENCY_KEY']),
    branchesUrl: addressOf('BRANCHES_URL', environment['BRANCHES_URL']),
    novaPoshtaKey: secretOf('NOVA_POSHTA_KEY', environment['NOVA_POSHTA_KEY'], /^[\w-]{8,64}$/),
    novaPoshtaUrl: addressOf('NOVA_POSHTA_URL', environment['NOVA_POSHTA_URL']) ?? NOVA_POSHTA,
    dataFile: (environment['DATA_FILE'] ?? DEFAULT_DATA_FILE) || undefined,
    hasOpenTools: switchOf('MOCK_TOOLS', environment['MOCK_TOOLS']) === '1',
    publicOrigin: originOf('PUBLIC_ORIGIN', environment['PUBLIC_ORIGIN']),
    dist: environment['DIST'] || 'dist',
    imageOrigins: originsOf('IMAGE_ORIGINS', environment['IMAGE_ORIGINS']),
    paymentOrigins: originsOf('PAYMENT_ORIGINS', environment['PAYMENT_ORIGINS']),
    tagManagerId: idOf('TAG_MANAGER_ID', environment['TAG_MANAGER_ID'], /^GTM-[A-Z\d]{4,12}$/),
    googleClientId: idOf(
      'GOOGLE_CLIENT_ID',
      environment['GOOGLE_CLIENT_ID'],
      /^[\w-]{6,100}\.apps\.googleusercontent\.com$/,
    ),
    measures: switchOf('MEASURE', environment['MEASURE']) === '1',
    pixelId: idOf('PIXEL_ID', environment['PIXEL_ID'], /^\d{6,20}$/),
  };
}
