import { sayCitation } from '@larder/core/languages'
import type { products } from '@larder/contract/products'
import type { ResponseOf } from '@larder/contract/kit'
import { allergenIds, SULFITES } from '@larder/core/products'
import { Button, Table, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconQrcode, IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { AllergenPoster } from '#features/posters/public.tsx'
import { useAccess } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pages } from '#ui/pages.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { useAllergenNames } from './allergen-names.ts'
import { PdfButton } from '#ui/pdf-button.tsx'
import { downloadMatrix, matrixOf } from './products.api.ts'
import styles from './products.module.css'

/** Products × allergens, as the recipes are now. */
export function MatrixPage() {
  const say = useSay()
  const lang = useLanguage()
  const { place, can } = useAccess()
  if (place === null || !can('products.matrix')) return <NoPermission title={say('nav.allergen_matrix')} />
  return (
    <>
      <PageHeader title={say('nav.allergen_matrix')} hint={say('allergens.matrix_hint')}>
        {can('shared_accesses.manage') && (
          <Button
            variant="default"
            leftSection={<IconQrcode size={18} stroke={1.8} aria-hidden />}
            renderRoot={(props) => (
              <Link to={paths.newShareAccess} search={{ module: 'allergens' }} {...props} />
            )}
          >
            {say('allergens.guest_link')}
          </Button>
        )}
        <PdfButton ask={() => downloadMatrix(place.id, { lang }, `${say('nav.allergen_matrix')}.pdf`)}>
          {say('allergens.pdf')}
        </PdfButton>
        <AllergenPoster />
      </PageHeader>
      <MatrixCard placeId={place.id} />
    </>
  )
}

/** Milliseconds after the last letter. */
const SEARCH_DELAY = 400

function MatrixCard({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(0)
  const [perPage, setPerPage] = useState(50)
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY)
  const matrix = useQuery({
    ...matrixOf(placeId, { page: page + 1, perPage, ...(search !== '' && { search }) }),
    placeholderData: keepPreviousData,
  })
  return (
    <Card flush>
      <div className={styles.tools}>
        <TextInput
          type="search"
          label={say('products.search')}
          leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
          maxLength={200}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setPage(0)
          }}
        />
      </div>
      <QueryView query={matrix} skeleton={<RowsSkeleton rows={6} />}>
        {(found) =>
          found.data.length === 0 ? (
            <Text c="dimmed" p="md">
              {say('products.none_found')}
            </Text>
          ) : (
            <>
              <Matrix {...found} />
              {found.meta.total > 10 && (
                <Pages
                  page={page}
                  size={perPage}
                  total={found.meta.total}
                  onPage={setPage}
                  onSize={(size) => {
                    setPerPage(size)
                    setPage(0)
                  }}
                />
              )}
            </>
          )
        }
      </QueryView>
    </Card>
  )
}

type Found = ResponseOf<typeof products.matrix>

/** Allergens that the law names, and others that a product of the page holds. */
const columnsOf = ({ law, data }: Found): readonly number[] => {
  const held = new Set(data.flatMap(({ contains, may_contain }) => [...contains, ...may_contain]))
  return allergenIds.filter((id) => law.named.includes(id) || held.has(id))
}

function Matrix(found: Found) {
  const say = useSay()
  const nameOf = useAllergenNames()
  const columns = columnsOf(found)
  return (
    <>
      <Table.ScrollContainer minWidth={600} scrollAreaProps={{ tabIndex: 0 }}>
        <table className={styles.matrix} aria-label={say('nav.allergen_matrix')}>
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
            {found.data.map((row) => (
              <MatrixRow key={row.id} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </Table.ScrollContainer>
      <div className={styles.legend}>
        <span>
          <Mark words="" full /> {say('allergens.contains')}
        </span>
        <span>
          <Mark words="" /> {say('allergens.may_contain')}
        </span>
        {columns.includes(SULFITES) && <span>{say(`allergens.sulfites_${found.law.sulfites}`)}</span>}
        {found.law.source !== '' && (
          <span>{say('allergens.law', { source: sayCitation(found.law.source, say) })}</span>
        )}
      </div>
    </>
  )
}

type RowProps = { readonly row: Found['data'][number]; readonly columns: readonly number[] }

/** Guests see names; users of the place open the product. */
function MatrixRow({ row: { id, name, contains, may_contain }, columns }: RowProps) {
  const say = useSay()
  const { can } = useAccess()
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
      </th>
      {columns.map((one) => (
        <td key={one}>
          {contains.includes(one) ? (
            <Mark words={say('allergens.contains')} full />
          ) : may_contain.includes(one) ? (
            <Mark words={say('allergens.may_contain')} />
          ) : null}
        </td>
      ))}
    </tr>
  )
}

/** A full dot holds it, a ring may hold traces. `words` for screen readers. */
const Mark = ({ words, full = false }: { readonly words: string; readonly full?: boolean }) => (
  <span
    className={styles.mark}
    {...(full && { 'data-full': true })}
    {...(words === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': words })}
  />
)
