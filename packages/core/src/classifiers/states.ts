/**
 * States of the countries where food law or addresses differ by state: ISO 3166-2 codes with ids that never
 * change. New states are appended. Names are in the country's own spelling.
 */
export type State = {
  readonly id: number
  readonly country_id: number
  /** ISO 3166-2 code: `GB-SCT`. */
  readonly key: string
  readonly name: string
}

type Listing = {
  readonly country: string
  readonly country_id: number
  readonly first_id: number
  readonly names: readonly (readonly [code: string, name: string])[]
}

const listings: readonly Listing[] = [
  {
    country: 'US',
    country_id: 230,
    first_id: 1,
    names: [
      ['AL', 'Alabama'],
      ['AK', 'Alaska'],
      ['AZ', 'Arizona'],
      ['AR', 'Arkansas'],
      ['CA', 'California'],
      ['CO', 'Colorado'],
      ['CT', 'Connecticut'],
      ['DE', 'Delaware'],
      ['DC', 'District of Columbia'],
      ['FL', 'Florida'],
      ['GA', 'Georgia'],
      ['HI', 'Hawaii'],
      ['ID', 'Idaho'],
      ['IL', 'Illinois'],
      ['IN', 'Indiana'],
      ['IA', 'Iowa'],
      ['KS', 'Kansas'],
      ['KY', 'Kentucky'],
      ['LA', 'Louisiana'],
      ['ME', 'Maine'],
      ['MD', 'Maryland'],
      ['MA', 'Massachusetts'],
      ['MI', 'Michigan'],
      ['MN', 'Minnesota'],
      ['MS', 'Mississippi'],
      ['MO', 'Missouri'],
      ['MT', 'Montana'],
      ['NE', 'Nebraska'],
      ['NV', 'Nevada'],
      ['NH', 'New Hampshire'],
      ['NJ', 'New Jersey'],
      ['NM', 'New Mexico'],
      ['NY', 'New York'],
      ['NC', 'North Carolina'],
      ['ND', 'North Dakota'],
      ['OH', 'Ohio'],
      ['OK', 'Oklahoma'],
      ['OR', 'Oregon'],
      ['PA', 'Pennsylvania'],
      ['RI', 'Rhode Island'],
      ['SC', 'South Carolina'],
      ['SD', 'South Dakota'],
      ['TN', 'Tennessee'],
      ['TX', 'Texas'],
      ['UT', 'Utah'],
      ['VT', 'Vermont'],
      ['VA', 'Virginia'],
      ['WA', 'Washington'],
      ['WV', 'West Virginia'],
      ['WI', 'Wisconsin'],
      ['WY', 'Wyoming'],
      ['AS', 'American Samoa'],
      ['GU', 'Guam'],
      ['MP', 'Northern Mariana Islands'],
      ['PR', 'Puerto Rico'],
      ['VI', 'Virgin Islands'],
    ],
  },
  {
    country: 'CA',
    country_id: 36,
    first_id: 101,
    names: [
      ['AB', 'Alberta'],
      ['BC', 'British Columbia'],
      ['MB', 'Manitoba'],
      ['NB', 'New Brunswick'],
      ['NL', 'Newfoundland and Labrador'],
      ['NT', 'Northwest Territories'],
      ['NS', 'Nova Scotia'],
      ['NU', 'Nunavut'],
      ['ON', 'Ontario'],
      ['PE', 'Prince Edward Island'],
      ['QC', 'Quebec'],
      ['SK', 'Saskatchewan'],
      ['YT', 'Yukon'],
    ],
  },
  {
    country: 'AU',
    country_id: 14,
    first_id: 201,
    names: [
      ['ACT', 'Australian Capital Territory'],
      ['NSW', 'New South Wales'],
      ['NT', 'Northern Territory'],
      ['QLD', 'Queensland'],
      ['SA', 'South Australia'],
      ['TAS', 'Tasmania'],
      ['VIC', 'Victoria'],
      ['WA', 'Western Australia'],
    ],
  },
  {
    country: 'GB',
    country_id: 76,
    first_id: 301,
    names: [
      ['ENG', 'England'],
      ['NIR', 'Northern Ireland'],
      ['SCT', 'Scotland'],
      ['WLS', 'Wales'],
    ],
  },
  {
    country: 'DE',
    country_id: 56,
    first_id: 401,
    names: [
      ['BW', 'Baden-Württemberg'],
      ['BY', 'Bayern'],
      ['BE', 'Berlin'],
      ['BB', 'Brandenburg'],
      ['HB', 'Bremen'],
      ['HH', 'Hamburg'],
      ['HE', 'Hessen'],
      ['MV', 'Mecklenburg-Vorpommern'],
      ['NI', 'Niedersachsen'],
      ['NW', 'Nordrhein-Westfalen'],
      ['RP', 'Rheinland-Pfalz'],
      ['SL', 'Saarland'],
      ['SN', 'Sachsen'],
      ['ST', 'Sachsen-Anhalt'],
      ['SH', 'Schleswig-Holstein'],
      ['TH', 'Thüringen'],
    ],
  },
]

export const states: readonly State[] = listings.flatMap(({ country, country_id, first_id, names }) =>
  names.map(([code, name], index) => ({ id: first_id + index, country_id, key: `${country}-${code}`, name })),
)

/** None where the country has no states to choose from. */
export const statesOf = (country_id: number): readonly State[] =>
  states.filter((state) => state.country_id === country_id)

const byId = new Map(states.map((state) => [state.id, state]))

export const findState = (id: number | null | undefined): State | undefined =>
  id == null ? undefined : byId.get(id)
