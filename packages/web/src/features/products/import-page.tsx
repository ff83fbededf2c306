import { products, type ProductImportPreview } from '@larder/contract/products'
import type { ProductField } from '@larder/core/products'
import { Button, NativeSelect, Stack, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { describeFieldError } from '#kit/form.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { refetch } from '#kit/query.ts'
import { sendFile } from '#kit/send-file.ts'
import { toast } from '#kit/toasts.ts'
import { trackUpload } from '#kit/uploads.ts'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { TableImport, type ImportQuery } from '#ui/table-import.tsx'
import { useAllergenNames } from './allergen-names.ts'
import { kindNames, type StatedKind } from './kind-names.ts'

/** Products and recipes from a table. */
export function ProductImportPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('products.edit')) return <NoPermission title={say('products.import_title')} />
  return (
    <>
      <PageHeader title={say('products.import_title')}>
        <Button
          variant="subtle"
          color="ink"
          leftSection={<IconArrowLeft size={18} stroke={1.8} aria-hidden />}
          renderRoot={(props) => <Link to={paths.traceabilityProducts} {...props} />}
        >
          {say('products.all')}
        </Button>
      </PageHeader>
      <Import key={place.id} placeId={place.id} />
    </>
  )
}

const fieldNames: Readonly<Record<ProductField, TextKey>> = {
  name: 'products.name',
  code: 'products.code',
  ean: 'products.ean',
  kind: 'products.kind_column',
  density: 'products.density',
  portion_amount: 'products.portion',
  portion_unit: 'products.portion_unit',
}
const lineNames = {
  product: 'recipe.product',
  ingredient: 'products.ingredient',
  amount: 'recipe.amount',
  unit: 'products.unit',
} as const

function Import({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const navigate = useNavigate()
  const client = useQueryClient()
  const params = { placeId }
  const [kind, setKind] = useState<StatedKind | ''>('')
  const load = async (file: File, query: ImportQuery): Promise<void> => {
    const { added, existing, recipes } = await trackUpload(file.name, (progress) =>
      sendFile({
        route: products.import,
        params,
        query: { ...query, skip_wrong: 'true', ...(kind !== '' && { kind }) },
        file,
        ...progress,
      }),
    )
    await refetch(client, products.import.writes)
    toast('success', say('products.imported', { added, existing, recipes }))
    await navigate({ to: paths.traceabilityProducts })
  }
  return (
    <TableImport<ProductField, ProductImportPreview>
      title={say('products.import_empty')}
      text={say('products.import_text')}
      fieldNames={fieldNames}
      second={{ title: say('products.code'), of: ({ code }) => code }}
      onLook={(file, query) =>
        trackUpload(file.name, (progress) =>
          sendFile({ route: products.preview, params, query, file, ...progress }),
        )
      }
      onLoad={load}
    >
      {(preview) => (
        <>
          {preview.no_kind_count > 0 && (
            <KindChoice count={preview.no_kind_count} kind={kind} onChoose={setKind} />
          )}
          <AllergenNames preview={preview} />
          <Recipes preview={preview} />
        </>
      )}
    </TableImport>
  )
}

type KindChoiceProps = {
  readonly count: number
  readonly kind: StatedKind | ''
  readonly onChoose: (kind: StatedKind | '') => void
}

/** Rows that do not say what they are: one answer for all, or none yet. */
function KindChoice({ count, kind, onChoose }: KindChoiceProps) {
  const say = useSay()
  const names = Object.entries(kindNames) as [StatedKind, TextKey][]
  return (
    <NativeSelect
      mx="md"
      mb="md"
      maw={480}
      label={say('products.import_no_kind', { count })}
      description={say('products.kind_hint')}
      value={kind}
      data={[
        { value: '', label: say('products.kind_unstated') },
        ...names.map(([value, name]) => ({ value, label: say(name) })),
      ]}
      onChange={(event) => onChoose(event.currentTarget.value as StatedKind | '')}
    />
  )
}

/** Names that name allergens; an import states none. */
function AllergenNames({
  preview: { named: allergenRows, named_count: count },
}: {
  readonly preview: ProductImportPreview
}) {
  const say = useSay()
  const nameOf = useAllergenNames()
  if (count === 0) return null
  return (
    <Stack gap={4} px="md" pb="md">
      <Text fw={600}>{say('products.import_named', { count })}</Text>
      {allergenRows.map(({ line, name, allergens }) => (
        <Text key={line} size="sm">
          {`${name}: ${allergens.map(nameOf).join(', ')}`}
        </Text>
      ))}
    </Stack>
  )
}

/** What the second sheet brings. */
function Recipes({ preview }: { readonly preview: ProductImportPreview }) {
  const say = useSay()
  const { recipe_count, wrong_recipe_count, wrong_lines } = preview
  if (recipe_count + wrong_recipe_count === 0) return null
  return (
    <Stack gap={4} px="md" pb="md">
      <Text fw={600}>
        {say('products.import_recipes', { count: recipe_count, wrong: wrong_recipe_count })}
      </Text>
      {wrong_lines.map(({ line, errors }) => (
        <Text key={line} size="sm" c="red">
          {[
            `${say('import.line')} ${line}`,
            ...errors.map(
              ({ field, code }) =>
                `${say(lineNames[field])}: ${describeFieldError({ field, code, message: code })}`,
            ),
          ].join(' · ')}
        </Text>
      ))}
    </Stack>
  )
}
