import { Button, Text, TextInput } from '@mantine/core'
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
import { Matrix } from './matrix-table.tsx'
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
        {(allergenMatrix) =>
          allergenMatrix.data.length === 0 ? (
            <Text c="dimmed" p="md">
              {say('products.none_found')}
            </Text>
          ) : (
            <>
              <Matrix {...allergenMatrix} />
              {allergenMatrix.meta.total > 10 && (
                <Pages
                  page={page}
                  size={perPage}
                  total={allergenMatrix.meta.total}
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
