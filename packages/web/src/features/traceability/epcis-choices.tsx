import type { EpcisPreview } from '@larder/contract/traceability'
import { Select, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { workbenchOf } from './traceability.api.ts'

type Kind = 'products' | 'partners'
/** Ids of ours, by the place of the named one in the preview. */
export type Chosen = Readonly<Record<Kind, ReadonlyMap<number, number>>>
type PreviewEntry = EpcisPreview[Kind][number]

/** Options of a list that is shown at once; typing finds the others. */
const MOST_OPTIONS = 50

const sayPairs = (pairs: ReadonlyMap<number, number>): string =>
  [...pairs].map(([at, id]) => `${at}:${id}`).join(',')

/** As the query of the import has them. */
export const sayChoices = ({ products, partners }: Chosen) => ({
  products: sayPairs(products),
  partners: sayPairs(partners),
})

/** A partner without a name and number can only be one of ours. */
const mustChoose = (
  kind: Kind,
  { name, gtin, gln }: PreviewEntry & { gtin?: string | null; gln?: string | null },
) => kind === 'partners' && name === '' && gtin == null && gln == null

/** Whether everything is chosen that has to be. */
export const isChosen = ({ partners }: EpcisPreview, chosen: Chosen): boolean =>
  partners.every((one, at) => one.match !== null || !mustChoose('partners', one) || chosen.partners.has(at))

type Props = {
  readonly placeId: number
  readonly preview: EpcisPreview
  readonly chosen: Chosen
  readonly onChoose: (chosen: Chosen) => void
}

/** Products and partners that the document names and the place does not have. */
export function EpcisChoices({ placeId, preview, chosen, onChoose }: Props) {
  const { data } = useQuery(workbenchOf(placeId))
  const set = (kind: Kind) => (at: number, id: number | null) => {
    const next = new Map(chosen[kind])
    if (id === null) next.delete(at)
    else next.set(at, id)
    onChoose({ ...chosen, [kind]: next })
  }
  return (
    <>
      {(['products', 'partners'] as const).map((kind) => (
        <Unknown
          key={kind}
          kind={kind}
          named={preview[kind]}
          offered={data?.[kind] ?? []}
          chosen={chosen[kind]}
          onChoose={set(kind)}
        />
      ))}
    </>
  )
}

type UnknownProps = {
  readonly kind: Kind
  readonly named: readonly PreviewEntry[]
  readonly offered: readonly { readonly id: number; readonly name: string }[]
  readonly chosen: ReadonlyMap<number, number>
  readonly onChoose: (at: number, id: number | null) => void
}

function Unknown({ kind, named: previewEntries, offered, chosen, onChoose }: UnknownProps): ReactNode {
  const say = useSay()
  const open = [...previewEntries.entries()].filter(([, { match }]) => match === null)
  if (open.length === 0) return null
  const data = offered.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <Card title={say(`epcis.${kind}`)}>
      <Stack gap="md">
        <Text>{say(`epcis.${kind}_hint`)}</Text>
        {open.map(([at, one]) => {
          const number = 'gtin' in one ? one.gtin : (one.gln ?? one.uri)
          const isOpen = mustChoose(kind, one)
          return (
            <Select
              key={at}
              label={one.name || (isOpen ? say('epcis.unnamed') : number)}
              {...((isOpen || one.name !== '') && number !== '' && { description: number })}
              placeholder={say(
                isOpen ? 'ui.choose' : kind === 'products' ? 'epcis.add_product' : 'epcis.add_partner',
              )}
              required={isOpen}
              searchable
              clearable
              limit={MOST_OPTIONS}
              data={data}
              value={chosen.has(at) ? String(chosen.get(at)) : null}
              onChange={(value) => onChoose(at, value === null ? null : Number(value))}
            />
          )
        })}
      </Stack>
    </Card>
  )
}
