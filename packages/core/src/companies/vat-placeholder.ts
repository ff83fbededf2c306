import { countryKey } from '../classifiers/index.ts'

/** The shape of each country's VAT number: prefix, fixed letters, an x for every digit. */
const shapes: Readonly<Record<string, string>> = {
  AT: 'ATUxxxxxxxx',
  BE: 'BE0xxxxxxxxx',
  BG: 'BGxxxxxxxxx',
  CY: 'CYxxxxxxxxL',
  CZ: 'CZxxxxxxxx',
  DE: 'DExxxxxxxxx',
  DK: 'DKxxxxxxxx',
  EE: 'EExxxxxxxxx',
  GR: 'ELxxxxxxxxx',
  ES: 'ESXxxxxxxxx',
  FI: 'FIxxxxxxxx',
  FR: 'FRxxxxxxxxxxx',
  GB: 'GBxxxxxxxxx',
  HR: 'HRxxxxxxxxxxx',
  HU: 'HUxxxxxxxx',
  IE: 'IExxxxxxxWA',
  IT: 'ITxxxxxxxxxxx',
  LT: 'LTxxxxxxxxx',
  LU: 'LUxxxxxxxx',
  LV: 'LVxxxxxxxxxxx',
  MT: 'MTxxxxxxxx',
  NL: 'NLxxxxxxxxxBxx',
  PL: 'PLxxxxxxxxxx',
  PT: 'PTxxxxxxxxx',
  RO: 'ROxxxxxxxxxx',
  SE: 'SExxxxxxxxxxxx',
  SI: 'SIxxxxxxxx',
  SK: 'SKxxxxxxxxxx',
}

/** An example for the field of a VAT number, `EExxxxxxxxx`; empty where numbers are not checked. */
export const vatPlaceholder = (country_id: number | null | undefined): string =>
  shapes[countryKey(country_id)] ?? ''
