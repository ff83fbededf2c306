import type { Product } from '@larder/contract/products'
import { labelKinds, labelSizeIds, type LabelKind, type LabelSize } from '@larder/core/labels'
import { Button, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { DateInput } from '#ui/date-input.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { labelFields } from './label-gaps.tsx'
import { LabelPreview } from './label-preview.tsx'
import { NamedAllergens } from './named-allergens.tsx'
import { productOf, type LabelWanted } from './products.api.ts'
import styles from './products.module.css'

/** A label of a product. A batch may bring its lot and last day in the address. */
export function LabelPage() {
  const say = useSay()
  const { place, can } = useAccess()
  const id = Number(useParams({ strict: false }).id)
  const productQuery = useQuery({
    ...productOf(place?.id ?? 0, id),
    enabled: place !== null && Number.isInteger(id) && can('products.view'),
  })
  if (place === null || !can('products.view')) return <NoPermission title={say('labels.title')} />
  return (
    <QueryView query={productQuery} skeleton={<FormSkeleton />}>
      {(product) => (
        <>
          <PageHeader title={say('labels.title')} hint={product.name}>
            <Button
              variant="subtle"
              color="ink"
              leftSection={<IconArrowLeft size={18} stroke={1.8} aria-hidden />}
              renderRoot={(props) => (
                <Link to={paths.traceabilityProductConsumer} params={{ id: String(id) }} {...props} />
              )}
            >
              {product.name}
            </Button>
          </PageHeader>
          <LabelForm key={product.id} placeId={place.id} product={product} />
        </>
      )}
    </QueryView>
  )
}

type Values = {
  readonly kind: LabelKind
  readonly size: LabelSize['id']
  readonly lot: string
  readonly expires: string
  readonly net: string
  readonly copies: string
}
/** Milliseconds after the last letter. */
const PAUSE = 500
/** Labels of a full A4 sheet. */
const SHEET = '24'

const wantedOf = ({ lot, expires, net, copies, ...rest }: Values): Omit<LabelWanted, 'format'> => ({
  ...rest,
  copies: Math.max(1, Number(copies) || 1),
  ...(lot.trim() !== '' && { lot: lot.trim() }),
  ...(expires !== '' && { expires }),
  ...(net.trim() !== '' && { net: net.trim() }),
})

function LabelForm({ placeId, product }: { readonly placeId: number; readonly product: Product }) {
  const { lot = '', expires = '', kind = 'product' } = useSearch({ strict: false })
  const [values, setValues] = useState<Values>({
    kind,
    size: '62x29',
    lot,
    expires,
    net: '',
    copies: '1',
  })
  const [previewValues] = useDebouncedValue(values, PAUSE)
  const change = (part: Partial<Values>): void => setValues({ ...values, ...part })
  return (
    <div className={styles.label_page}>
      <Stack gap="md">
        <Card>
          <Fields values={values} onChange={change} />
        </Card>
        <NamedAllergens placeId={placeId} product={product} />
      </Stack>
      <LabelPreview placeId={placeId} product={product} wanted={wantedOf(previewValues)} />
    </div>
  )
}

type FieldsProps = { readonly values: Values; readonly onChange: (part: Partial<Values>) => void }

function Fields({ values, onChange }: FieldsProps) {
  const say = useSay()
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={say('labels.kind')}
          value={values.kind}
          data={labelKinds.map((one) => ({ value: one, label: say(`labels.kind_${one}`) }))}
          onChange={(event) => onChange({ kind: event.currentTarget.value as LabelKind })}
        />
        <NativeSelect
          label={say('labels.size')}
          value={values.size}
          data={labelSizeIds.map((one) => ({ value: one, label: say(`labels.size_${one}`) }))}
          onChange={(event) => {
            const size = event.currentTarget.value as LabelSize['id']
            onChange({ size, ...(size === 'a4_3x8' && values.copies === '1' && { copies: SHEET }) })
          }}
        />
        <TextInput
          id={labelFields.lot}
          label={say('labels.lot')}
          maxLength={60}
          value={values.lot}
          onChange={(event) => onChange({ lot: event.currentTarget.value })}
        />
        <DateInput
          label={say('labels.expires')}
          description={say('labels.expires_hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={values.expires}
          onChange={(expires) => onChange({ expires })}
        />
        {values.kind === 'product' && (
          <TextInput
            id={labelFields.net}
            label={say('labels.net')}
            placeholder="350 g"
            maxLength={60}
            value={values.net}
            onChange={(event) => onChange({ net: event.currentTarget.value })}
          />
        )}
        <NumberInput
          label={say('labels.copies')}
          digits
          max={240}
          value={values.copies}
          onChange={(copies) => onChange({ copies })}
        />
      </SimpleGrid>
    </Stack>
  )
}
