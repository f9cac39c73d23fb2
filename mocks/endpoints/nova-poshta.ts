import * as z from 'zod/mini';
import { NOVA_POSHTA_CITIES, NOVA_POSHTA_WAREHOUSES } from '#fixtures/nova-poshta.ts';
import type { CheckedCall, Endpoint } from '../call.ts';

const question = z.object({
  apiKey: z.optional(z.string()),
  modelName: z.string(),
  calledMethod: z.string(),
  methodProperties: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});

type Row = Record<string, unknown>;
type Properties = Partial<Record<string, string | number>>;

/** What a property asks of a row; any other asks nothing. */
const FILTERS: Record<string, (row: Row, wanted: string) => boolean> = {
  Ref: (row, wanted) => row['Ref'] === wanted,
  CityRef: (row, wanted) => row['CityRef'] === wanted,
  CityName: (row, wanted) => row['CityDescription'] === wanted,
  WarehouseId: (row, wanted) => row['Number'] === wanted,
  FindByString: (row, wanted) => String(row['Description']).toLowerCase().includes(wanted.toLowerCase()),
};

const METHODS: Partial<Record<string, readonly Row[]>> = {
  'Address.getCities': NOVA_POSHTA_CITIES,
  'Address.getWarehouses': NOVA_POSHTA_WAREHOUSES,
  'AddressGeneral.getWarehouses': NOVA_POSHTA_WAREHOUSES,
};

/** One answer for all: what went wrong is in it too, with status 200. */
function answered(data: readonly Row[], totalCount: number, errors: string[] = []): object {
  const codes = { messageCodes: [], errorCodes: [], warningCodes: [], infoCodes: [] };
  return { success: errors.length === 0, data, errors, warnings: [], info: { totalCount }, ...codes };
}

/** Without a limit everything is on one page. */
function paged(rows: readonly Row[], { Page = 1, Limit = rows.length }: Properties): readonly Row[] {
  return rows.slice((Number(Page) - 1) * Number(Limit), Number(Page) * Number(Limit));
}

/** Nova Poshta's API v2.0, played as far as the shop's server asks it: not of the contract. */
export const NOVA_POSHTA: Endpoint = {
  name: 'nova-poshta',
  method: 'POST',
  path: '/v1/__parcels/v2.0/json/',
  needs: 'nobody',
  isRead: true,
  body: question,
  run({ body }: CheckedCall) {
    const { apiKey, modelName, calledMethod, methodProperties = {} } = body as z.infer<typeof question>;
    if (!apiKey) return answered([], 0, ['API key is not specified']);
    const rows = METHODS[`${modelName}.${calledMethod}`];
    if (rows === undefined) return answered([], 0, [`No such method: ${modelName}.${calledMethod}`]);
    const asked = Object.entries(methodProperties).filter(([name]) => Object.hasOwn(FILTERS, name));
    const found = rows.filter((row) => asked.every(([name, wanted]) => FILTERS[name]?.(row, String(wanted))));
    return answered(paged(found, methodProperties), found.length);
  },
};
