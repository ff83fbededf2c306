/** A poster in the words of a language, with what the plan and the country of the place say. */
import { countryKey, findState } from '@larder/core/classifiers'
import { formatValue, jurisdictionChain, type Source } from '@larder/core/haccp'
import {
  paperOf,
  posterAllergens,
  shelfLimit,
  shelves,
  type Poster,
  type PosterPage,
  type ShelfLimit,
} from '@larder/core/posters'
import { allergenLawOf, allergens } from '@larder/core/products'
import { planForTasks, sourcesAt, type PlaceRow, type PlanForTasks } from '#features/plan-data/public.ts'
import type { Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { nameIn, sayIn, type Say } from '#kit/text/texts.ts'

type PosterInput = {
  readonly place: PlaceRow
  readonly country: string | undefined
  readonly lang: string
  readonly say: Say
  readonly plan: PlanForTasks
}
type Content = Omit<PosterPage, 'poster' | 'paper' | 'title'>

const steps = ['wet', 'soap', 'rub', 'rinse', 'dry', 'close'] as const
const occasions = ['start', 'toilet', 'raw', 'waste', 'face', 'money'] as const

/** Clean hands, the order and duration of washing, and food kept from what is raw. */
const handSources: readonly Source[] = [
  { document: 'EU-852', clause: 'Annex II Ch. VIII' },
  { document: 'UK-852', clause: 'Annex II Ch. VIII' },
  { document: 'US-FC', clause: '2-301.12' },
]
const rawSources: readonly Source[] = [
  { document: 'EU-852', clause: 'Annex II Ch. IX' },
  { document: 'UK-852', clause: 'Annex II Ch. IX' },
]

const none = { lead: '', list_title: '', list: [], foot: '', source: '' }

const withSource = (say: Say, source: string): string =>
  source === '' ? '' : say('posters.source', { source })

const handWashing = ({ place, lang, say }: PosterInput): Content => ({
  ...none,
  rows: steps.map((step) => ({ pictogram: step, text: say(`posters.wash_${step}`), figure: '' })),
  list_title: say('posters.when'),
  list: occasions.map((occasion) => say(`posters.when_${occasion}`)),
  source: withSource(say, sourcesAt(place, handSources, lang)),
})

function fridge({
  place,
  country,
  lang,
  say,
  plan: { plan, edition, texts, temperature_unit },
}: PosterInput): Content {
  const chain = jurisdictionChain(country ?? '', findState(place.state_id ?? 0)?.key ?? null)
  const limits = shelves.map(({ key, limit: id }): { key: typeof key; found: ShelfLimit | null } => {
    const limit = edition.knowledge.limits.find((one) => one.id === id)
    return { key, found: limit === undefined ? null : shelfLimit(limit, chain, plan?.limits ?? []) }
  })
  const figureOf = ({ max }: ShelfLimit): string =>
    say('posters.at_most', { value: formatValue(max, 'celsius', temperature_unit, texts.words) })
  const differ = new Set(limits.flatMap(({ found: limit }) => limit?.max ?? [])).size > 1
  const cited = [...rawSources, ...limits.flatMap(({ found: limit }) => limit?.sources ?? [])]
  return {
    ...none,
    lead: say('posters.fridge_lead'),
    rows: limits.map(({ key, found: limit }) => ({
      pictogram: key,
      text: say(`posters.shelf_${key}`),
      figure: limit === null ? '' : figureOf(limit),
    })),
    foot: [...(differ ? [say('posters.fridge_lowest')] : []), say('posters.fridge_foot')].join('\n'),
    source: withSource(say, sourcesAt(place, cited, lang)),
  }
}

function allergenList({ country, lang, say }: PosterInput): Content {
  const allergenIds = posterAllergens(country)
  return {
    ...none,
    lead: say('posters.allergens_lead'),
    rows: allergens
      .filter(({ id }) => allergenIds.includes(id))
      .map(({ key }) => ({ pictogram: key, text: nameIn(lang, `allergens.${key}`), figure: '' })),
    foot: say('posters.allergens_foot'),
    source: withSource(say, allergenLawOf(country).source),
  }
}

const write: Readonly<Record<Poster, (given: PosterInput) => Content>> = {
  hand_washing: handWashing,
  fridge,
  allergens: allergenList,
}

type Wanted = { readonly place: PlaceRow; readonly poster: Poster; readonly lang: string }

export async function writePoster(
  ctx: Ctx,
  at: PlaceKey,
  { place, poster, lang }: Wanted,
): Promise<PosterPage> {
  const country = countryKey(place.country_id)
  const say = sayIn(lang)
  const input = { place, country, lang, say, plan: await planForTasks(ctx, at, lang) }
  return { poster, paper: paperOf(country), title: say(`posters.${poster}`), ...write[poster](input) }
}
