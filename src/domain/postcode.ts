interface Rule {
  /** What a post office of that country can sort by; letters in any case. */
  pattern: RegExp;
  /** A real one, as people there write it. */
  example: string;
}

const FOUR = /^\d{4}$/;
const FIVE = /^\d{5}$/;
const THREE_AND_TWO = /^\d{3} ?\d{2}$/;

/** ISO 3166-1 alpha-2 to how postcodes are written there (Universal Postal Union, addressing by country). */
const RULES = new Map<string, Rule>(
  Object.entries({
    AT: { pattern: FOUR, example: '1010' },
    BE: { pattern: FOUR, example: '1000' },
    BG: { pattern: FOUR, example: '1000' },
    CA: { pattern: /^[A-Z]\d[A-Z][ -]?\d[A-Z]\d$/i, example: 'M5V 3L9' },
    CY: { pattern: FOUR, example: '1010' },
    CZ: { pattern: THREE_AND_TWO, example: '110 00' },
    DE: { pattern: FIVE, example: '10115' },
    DK: { pattern: FOUR, example: '1050' },
    EE: { pattern: FIVE, example: '10111' },
    ES: { pattern: FIVE, example: '28001' },
    FI: { pattern: FIVE, example: '00100' },
    FR: { pattern: FIVE, example: '75001' },
    GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'SW1A 1AA' },
    GR: { pattern: THREE_AND_TWO, example: '104 31' },
    HR: { pattern: FIVE, example: '10000' },
    HU: { pattern: FOUR, example: '1011' },
    IE: { pattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, example: 'D02 AF30' },
    IT: { pattern: FIVE, example: '00184' },
    LT: { pattern: /^(?:LT-)?\d{5}$/i, example: 'LT-01103' },
    LU: { pattern: /^(?:L-)?\d{4}$/i, example: 'L-1111' },
    LV: { pattern: /^(?:LV-)?\d{4}$/i, example: 'LV-1010' },
    MT: { pattern: /^[A-Z]{3} ?\d{4}$/i, example: 'VLT 1117' },
    MX: { pattern: FIVE, example: '06000' },
    NL: { pattern: /^\d{4} ?[A-Z]{2}$/i, example: '1012 AB' },
    PL: { pattern: /^\d{2}-?\d{3}$/, example: '00-001' },
    PT: { pattern: /^\d{4}-?\d{3}$/, example: '1000-001' },
    RO: { pattern: /^\d{6}$/, example: '010011' },
    SE: { pattern: THREE_AND_TWO, example: '111 20' },
    SI: { pattern: FOUR, example: '1000' },
    SK: { pattern: THREE_AND_TWO, example: '811 01' },
    UA: { pattern: FIVE, example: '01001' },
    US: { pattern: /^\d{5}(?:-\d{4})?$/, example: '10001' },
  }),
);

/** Whether a parcel can be sorted by it in this country (ISO 3166-1 alpha-2); of a country we do not know, any will do. */
export function isPostcode(country: string, text: string): boolean {
  return RULES.get(country)?.pattern.test(text) ?? text !== '';
}

/** '00-001' for Poland; undefined for a country we do not know. */
export function postcodeExample(country: string): string | undefined {
  return RULES.get(country)?.example;
}
