import { novaPoshtaAnswer, novaPoshtaCity, novaPoshtaWarehouse } from '#contract/nova-poshta.ts';
import type { Branch } from '#domain/branches.ts';
import { AppError } from '#domain/errors.ts';
import { plainWord, searchWords, wordsIn } from '#domain/latin-letters.ts';
import type { BranchesPort } from '#ports/branches.ts';
import type { Asking, Client } from './client.ts';
import type { Report } from './decode.ts';
import { decodeList } from './decode.ts';
import { branchOfWarehouse, isOpenToParcels } from './mapping/nova-poshta.ts';

/** All that is ever asked of Nova Poshta, in its model `Address`. Gives the rows; rejects with AppError. */
export type AskNovaPoshta = (
  method: 'getCities' | 'getWarehouses',
  properties: Record<string, string>,
) => Promise<unknown[]>;

const PAGE = 500;
const MOST_PAGES_OF_CITIES = 100;
/** Of a city where nothing that can be told to Nova Poshta narrows it: its answers are of one street or number else. */
const MOST_PAGES_OF_BRANCHES = 10;
/** The beginning of a name is that of many a village. */
const MOST_CITIES = 5;
const MOST_WORDS = 6;
const TOWN = 'місто';

/** Asks at an address with a key: neither is for browsers to know. */
export function askNovaPoshta(client: Client, address: string, apiKey: string): AskNovaPoshta {
  return async (calledMethod, methodProperties) => {
    const body = { apiKey, modelName: 'Address', calledMethod, methodProperties };
    const { success, data, errors } = await client.search(address, body, novaPoshtaAnswer);
    if (!success) throw new AppError('server', { status: 502, serverText: errors.map(String).join('; ') });
    return data;
  };
}

export interface City {
  ref: string;
  isTown: boolean;
  words: string[];
}

/** The whole directory of cities, page by page, until one brings nothing new. */
export async function readCities(ask: AskNovaPoshta, report: Report): Promise<City[]> {
  const cities = new Map<string, City>();
  for (let page = 1; page <= MOST_PAGES_OF_CITIES; page += 1) {
    const rows = await ask('getCities', { Page: String(page), Limit: String(PAGE) });
    const before = cities.size;
    for (const { Ref, Description, SettlementTypeDescription } of decodeList(novaPoshtaCity, rows, 'getCities', report))
      cities.set(Ref, { ref: Ref, isTown: SettlementTypeDescription === TOWN, words: searchWords(Description) });
    if (cities.size === before || rows.length < PAGE) break;
  }
  return [...cities.values()];
}

/** A word that was typed, as it was and as it is compared. */
interface Typed {
  written: string;
  plain: string;
}

const begins = (words: string[], { plain }: Typed): boolean => words.some((word) => word.startsWith(plain));

/** The cities that some word names, the best first, each with the words that are left for street and number. */
function citiesNamed(typed: Typed[], cities: City[]): { city: City; rest: Typed[] }[] {
  return cities
    .map((city) => ({ city, rest: typed.filter((one) => !begins(city.words, one)) }))
    .filter(({ rest }) => rest.length < typed.length)
    .sort(
      (one, other) =>
        one.rest.length - other.rest.length ||
        Number(other.city.isTown) - Number(one.city.isTown) ||
        one.city.words.join('').length - other.city.words.join('').length,
    )
    .slice(0, MOST_CITIES);
}

/** The longest piece of the words that Nova Poshta may know: it writes in Ukrainian letters, and its own apostrophes. */
function toFindBy(typed: Typed[]): Record<string, string> {
  const pieces = typed.flatMap(({ written }) => written.split(/['’ʼ`]/)).filter((one) => /^[^a-z]+$/i.test(one));
  const [longest] = [...pieces].sort((one, other) => other.length - one.length);
  return longest === undefined ? {} : { FindByString: longest };
}

interface NovaPoshta {
  ask: AskNovaPoshta;
  /** The directory of cities; undefined while it cannot be had. */
  cities: () => Promise<City[] | undefined>;
  /** Where answers are kept for a while; nowhere unless told. */
  keep?: Asking;
  report: Report;
}

/** The branches of Nova Poshta by its own API. It has a key, so it is for servers: no browser's code imports it. */
export function createNovaPoshta({ ask, cities, keep = (_, load) => load(), report }: NovaPoshta): BranchesPort {
  function page(properties: Record<string, string>): Promise<{ branches: Branch[]; isLast: boolean }> {
    return keep(JSON.stringify(properties), async () => {
      const rows = await ask('getWarehouses', { ...properties, Limit: String(PAGE), Language: 'UA' });
      const branches = decodeList(novaPoshtaWarehouse, rows, 'getWarehouses', report)
        .filter(isOpenToParcels)
        .map(branchOfWarehouse);
      return { branches, isLast: rows.length < PAGE };
    });
  }

  /** Those that every word is the beginning of something of; as many pages as it takes to fill one. */
  async function among(where: Record<string, string>, typed: Typed[]): Promise<Branch[]> {
    const found: Branch[] = [];
    for (let number = 1; number <= MOST_PAGES_OF_BRANCHES && found.length < PAGE; number += 1) {
      const { branches, isLast } = await page({ ...where, Page: String(number) });
      found.push(
        ...branches.filter((branch) => {
          const words = [branch.number, ...searchWords(`${branch.street} ${where['CityRef'] ? '' : branch.city}`)];
          return typed.every((one) => begins(words, one));
        }),
      );
      if (isLast) break;
    }
    return found;
  }

  async function find(typed: Typed[]): Promise<Branch[]> {
    const known = await cities();
    if (known === undefined) throw new AppError('unreachable');
    const inCities = await Promise.all(
      citiesNamed(typed, known).map(({ city, rest }) => among({ CityRef: city.ref, ...toFindBy(rest) }, rest)),
    );
    const found = inCities.flat();
    const words = toFindBy(typed);
    return found.length > 0 || words['FindByString'] === undefined ? found : among(words, typed);
  }

  return {
    async find(query, signal) {
      const typed = wordsIn(query)
        .slice(0, MOST_WORDS)
        .map((written) => ({ written, plain: plainWord(written) }))
        .filter(({ plain }) => plain !== '');
      const found = typed.length === 0 ? [] : await find(typed);
      if (signal?.aborted) throw new AppError('cancelled');
      const isNumber = ({ number }: Branch): boolean => typed.some(({ plain }) => plain === number);
      return [...found.filter(isNumber), ...found.filter((one) => !isNumber(one))].slice(0, PAGE);
    },
  };
}
