/** Currencies in circulation by ISO 4217; the id is the place in this list, which only grows at its end. */
export type Currency = { readonly id: number; readonly key: string }

const codes = [
  'EUR USD GBP UAH RUB CAD AUD PLN SEK NOK DKK CZK HUF RON BGN CHF ISK GEL MDL TRY AED AFN ALL AMD AOA ARS',
  'AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CDF CLP CNY COP CRC CUP CVE DJF DOP DZD',
  'EGP ERN ETB FJD FKP GHS GIP GMD GNF GTQ GYD HKD HNL HTG IDR ILS INR IQD IRR JMD JOD JPY KES KGS KHR KMF',
  'KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN',
  'NIO NPR NZD OMR PAB PEN PGK PHP PKR PYG QAR RSD RWF SAR SBD SCR SDG SGD SHP SLE SOS SRD SSP STN SVC SYP',
  'SZL THB TJS TMT TND TOP TTD TWD TZS UGX UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG',
]
  .join(' ')
  .split(' ')

export const currencies: readonly Currency[] = codes.map((key, index) => ({ id: index + 1, key }))

export const findCurrency = (id: number | null | undefined): Currency | undefined =>
  id == null ? undefined : currencies[id - 1]
