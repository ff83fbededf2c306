import { sayCitation } from '@larder/core/languages'
import type { products } from '@larder/contract/products'
import type { ResponseOf } from '@larder/contract/kit'
import { allergenIds, allergenStateOf, SULFITES, type AllergenState } from '@larder/core/products'
import { Stack, Table, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { useAllergenNames } from './allergen-names.ts'
import { NotStated, useStatementWords } from './not-stated.tsx'
import styles from './products.module.css'

type AllergenMatrix = ResponseOf<typeof products.matrix>

/** Allergens that the law names, and others that a product of the page holds. */
const columnsOf = ({ law, data }: AllergenMatrix): readonly number[] => {
  const held = new Set(data.flatMap(({ contains, may_contain }) => [...contains, ...may_contain]))
  return allergenIds.filter((id) => law.named.includes(id) || held.has(id))
}

/** Products × allergens. What nobody stated is hatched, and counted above. */
export function Matrix(allergenMatrix: AllergenMatrix) {
  const say = useSay()
  const nameOf = useAllergenNames()
  const legend = useId()
  const columns = columnsOf(allergenMatrix)
  return (
    <>
      <Unstated {...allergenMatrix} />
      <Table.ScrollContainer minWidth={600} scrollAreaProps={{ tabIndex: 0 }}>
        <table className={styles.matrix} aria-label={say('nav.allergen_matrix')} aria-describedby={legend}>
          <thead>
            <tr>
              <th scope="col">{say('products.name')}</th>
              {columns.map((id) => (
                <th key={id} scope="col" className={styles.allergen}>
                  <span>{nameOf(id)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {allergenMatrix.data.map((row) => (
              <MatrixRow key={row.id} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </Table.ScrollContainer>
      <Legend id={legend} found={allergenMatrix} columns={columns} />
    </>
  )
}

/** How many products nobody stated; guests read which, and whom to ask. */
function Unstated({ data, meta }: AllergenMatrix) {
  const say = useSay()
  const { can } = useAccess()
  const names = data.filter((row) => !row.are_allergens_stated).map(({ name }) => name)
  const isGuest = !can('products.view')
  return (
    <Stack gap={4} px="md" pt="md" role="status">
      {meta.not_stated > 0 && (
        <Text fw={600}>
          <NotStated>{say('allergens.not_stated_count', { count: meta.not_stated })}</NotStated>
        </Text>
      )}
      {isGuest && names.length > 0 && <Text>{say('allergens.ask_staff', { names: names.join(', ') })}</Text>}
      {!isGuest && meta.no_kind > 0 && (
        <Text size="sm" c="dimmed">
          {say('products.no_kind_count', { count: meta.no_kind })}{' '}
          <Link to={paths.traceabilityProducts} className={styles.text_link}>
            {say('nav.products')}
          </Link>
        </Text>
      )}
    </Stack>
  )
}

type LegendProps = {
  readonly id: string
  readonly found: AllergenMatrix
  readonly columns: readonly number[]
}

function Legend({ id, found: { law, meta }, columns }: LegendProps) {
  const say = useSay()
  return (
    <div id={id} className={styles.legend}>
      <span>
        <Mark words="" full /> {say('allergens.contains')}
      </span>
      <span>
        <Mark words="" /> {say('allergens.may_contain')}
      </span>
      {meta.not_stated > 0 && (
        <span>
          <span className={styles.unknown} aria-hidden>
            ?
          </span>{' '}
          {say('allergens.not_stated_meaning')}
        </span>
      )}
      <span>{say('allergens.empty_free')}</span>
      {columns.includes(SULFITES) && <span>{say(`allergens.sulfites_${law.sulfites}`)}</span>}
      {law.source !== '' && <span>{say('allergens.law', { source: sayCitation(law.source, say) })}</span>}
    </div>
  )
}

type RowProps = { readonly row: AllergenMatrix['data'][number]; readonly columns: readonly number[] }

/** Guests see names; users of the place open the product. */
function MatrixRow({ row, columns }: RowProps) {
  const say = useSay()
  const { can } = useAccess()
  const wordsOf = useStatementWords()
  const { id, name, are_allergens_stated } = row
  return (
    <tr>
      <th scope="row">
        {can('products.view') ? (
          <Link to={paths.traceabilityProductConsumer} params={{ id: String(id) }} className={styles.link}>
            {name}
          </Link>
        ) : (
          name
        )}
        <span className={styles.statement}>
          {are_allergens_stated ? wordsOf(row) : <NotStated>{say('allergens.not_stated')}</NotStated>}
        </span>
      </th>
      {columns.map((one) => {
        const state = allergenStateOf(row, one)
        return (
          <td key={one} {...(state === 'not_stated' && { className: styles.unknown })}>
            <StateMark state={state} />
          </td>
        )
      })}
    </tr>
  )
}

/** Free of it is an empty cell, as the legend says. */
function StateMark({ state }: { readonly state: AllergenState }) {
  const say = useSay()
  if (state === 'free') return null
  if (state === 'not_stated')
    return (
      <span role="img" aria-label={say('allergens.not_stated')}>
        ?
      </span>
    )
  return <Mark words={say(`allergens.${state}`)} full={state === 'contains'} />
}

/** A full dot holds it, a ring may hold traces. `words` for screen readers. */
const Mark = ({ words, full = false }: { readonly words: string; readonly full?: boolean }) => (
  <span
    className={styles.mark}
    {...(full && { 'data-full': true })}
    {...(words === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words })}
  />
)
