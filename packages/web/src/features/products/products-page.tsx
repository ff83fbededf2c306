import type { ProductRow } from '@larder/contract/products'
import { productKinds, type ProductKind } from '@larder/core/products'
import { Button, Menu, NativeSelect, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import {
  IconDownload,
  IconFileSpreadsheet,
  IconPlus,
  IconSearch,
  IconToolsKitchen2,
} from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { saveFile } from '#kit/save-file.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkRows } from '#ui/link-rows.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pages } from '#ui/pages.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { NotStated } from './not-stated.tsx'
import { downloadCatalogue, productsOf } from './products.api.ts'
import styles from './products.module.css'

/** The catalogue of the company: search, filter, pages. */
export function ProductsPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('products.view')) return <NoPermission title={say('nav.products')} />
  return (
    <>
      <PageHeader title={say('nav.products')} hint={say('products.hint')}>
        <ExportMenu placeId={place.id} />
        {can('products.edit') && (
          <>
            <ImportLink />
            <AddProduct />
          </>
        )}
      </PageHeader>
      <Products placeId={place.id} />
    </>
  )
}

function AddProduct() {
  const say = useSay()
  return (
    <Button
      leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
      renderRoot={(props) => <Link to={paths.traceabilityNewProduct} {...props} />}
    >
      {say('products.new')}
    </Button>
  )
}

function ImportLink() {
  const say = useSay()
  return (
    <Button
      variant="default"
      leftSection={<IconFileSpreadsheet size={18} stroke={1.8} aria-hidden />}
      renderRoot={(props) => <Link to={paths.traceabilityImport} {...props} />}
    >
      {say('products.import')}
    </Button>
  )
}

function ExportMenu({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const lang = useLanguage()
  const [loading, setLoading] = useState(false)
  const load = async (format: 'csv' | 'xlsx'): Promise<void> => {
    setLoading(true)
    try {
      saveFile(await downloadCatalogue(placeId, { lang, format }, `${say('nav.products')}.${format}`))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      setLoading(false)
    }
  }
  return (
    <Menu>
      <Menu.Target>
        <Button
          variant="default"
          loading={loading}
          leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
        >
          {say('products.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void load('xlsx')}>{say('products.export_xlsx')}</Menu.Item>
        <Menu.Item onClick={() => void load('csv')}>{say('products.export_csv')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** Milliseconds after the last letter (document 3, section 9). */
const SEARCH_DELAY = 400

function Products({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<ProductKind>('all')
  const [search] = useDebouncedValue(typed.trim(), SEARCH_DELAY)
  return (
    <Card flush>
      <div className={styles.tools}>
        <TextInput
          type="search"
          label={say('products.search')}
          leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <NativeSelect
          label={say('products.kind')}
          value={kind}
          data={productKinds.map((one) => ({ value: one, label: say(`products.kind_${one}`) }))}
          onChange={(event) => setKind(event.currentTarget.value as ProductKind)}
        />
      </div>
      <ProductResults key={`${kind} ${search}`} placeId={placeId} kind={kind} search={search} />
    </Card>
  )
}

type FoundProps = { readonly placeId: number; readonly kind: ProductKind; readonly search: string }

function ProductResults({ placeId, kind, search }: FoundProps) {
  const say = useSay()
  const { can } = useAccess()
  const [page, setPage] = useState(0)
  const [perPage, setPerPage] = useState(25)
  const productsQuery = useQuery({
    ...productsOf(placeId, { page: page + 1, perPage, kind, ...(search !== '' && { search }) }),
    placeholderData: keepPreviousData,
  })
  const isWhole = search === '' && kind === 'all'
  return (
    <QueryView query={productsQuery} skeleton={<RowsSkeleton rows={6} />}>
      {({ data, meta }) =>
        data.length > 0 ? (
          <>
            <ProductRows rows={data} />
            {meta.total > 10 && (
              <Pages
                page={page}
                size={perPage}
                total={meta.total}
                onPage={setPage}
                onSize={(size) => {
                  setPerPage(size)
                  setPage(0)
                }}
              />
            )}
          </>
        ) : isWhole ? (
          <EmptyState
            icon={IconToolsKitchen2}
            title={say('products.empty_title')}
            action={can('products.edit') ? <AddProduct /> : undefined}
          >
            {say('products.empty_text')}
          </EmptyState>
        ) : (
          <Text c="dimmed" p="md">
            {say('products.none_found')}
          </Text>
        )
      }
    </QueryView>
  )
}

function ProductRows({ rows }: { readonly rows: readonly ProductRow[] }) {
  const say = useSay()
  return (
    <LinkRows
      label={say('nav.products')}
      rows={rows.map(({ id, name, code, ean, is_outsourced, is_ingredient, is_kind_stated, ...row }) => ({
        id,
        title: name,
        ...(!row.are_allergens_stated && {
          aside: <NotStated>{say('allergens.short_not_stated')}</NotStated>,
        }),
        hint: [
          code,
          ean,
          is_outsourced ? say('products.kind_outsourced') : '',
          is_ingredient ? say('products.ingredient') : '',
          is_kind_stated ? '' : say('products.kind_unstated'),
        ]
          .filter((part) => part !== '')
          .join(' · '),
      }))}
      link={({ id }, props) => (
        <Link to={paths.traceabilityProductGeneral} params={{ id: String(id) }} {...props} />
      )}
    />
  )
}
