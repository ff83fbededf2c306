import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconTag, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Fragment, useState, type ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { AdditiveForm } from './additive-form.tsx'
import { AllergensCard } from './allergens-card.tsx'
import { ConsumerForm } from './consumer-form.tsx'
import { GeneralForm } from './general-form.tsx'
import { IngredientsText } from './ingredients-text.tsx'
import { ProductionForm } from './production-form.tsx'
import { NamedAllergens } from './named-allergens.tsx'
import { productOf, useRemoveProduct, type ProductProps } from './products.api.ts'
import { RecipeCard } from './recipe-card.tsx'
import styles from './products.module.css'

export function ProductGeneralPage() {
  const say = useSay()
  return (
    <ProductPage>
      {(productProps) => (
        <Stack gap="md">
          <Card>
            <GeneralForm {...productProps} />
          </Card>
          {productProps.product.is_ingredient && (
            <Card title={say('products.additive')}>
              <AdditiveForm {...productProps} />
            </Card>
          )}
        </Stack>
      )}
    </ProductPage>
  )
}
export const ProductProductionPage = () => (
  <ProductPage>
    {(productProps) => (
      <Stack gap="md">
        <RecipeCard {...productProps} />
        <Card>
          <ProductionForm {...productProps} />
        </Card>
      </Stack>
    )}
  </ProductPage>
)
export const ProductConsumerPage = () => (
  <ProductPage>
    {(productProps) => (
      <Stack gap="md">
        <AllergensCard {...productProps} />
        <NamedAllergens {...productProps} />
        <IngredientsText product={productProps.product} />
        <Card>
          <ConsumerForm {...productProps} />
        </Card>
      </Stack>
    )}
  </ProductPage>
)

type Part = { readonly children: (shown: ProductProps) => ReactNode }

/** One product; `children` shows a part of its details. */
function ProductPage({ children }: Part) {
  const say = useSay()
  const { place, can } = useAccess()
  const id = Number(useParams({ strict: false }).id)
  const productQuery = useQuery({
    ...productOf(place?.id ?? 0, id),
    enabled: place !== null && Number.isInteger(id) && can('products.view'),
  })
  if (place === null || !can('products.view')) return <NoPermission title={say('nav.products')} />
  if (!Number.isInteger(id) || productQuery.error?.status === 404) return <Absent />
  return (
    <QueryView query={productQuery} skeleton={<FormSkeleton />}>
      {(product) => (
        <>
          <Head placeId={place.id} product={product} />
          <Tabs id={String(id)} />
          {product.is_removed && (
            <Alert color="amber" mb="md">
              {say('products.is_removed')}
            </Alert>
          )}
          <Fragment key={product.id}>{children({ placeId: place.id, product })}</Fragment>
        </>
      )}
    </QueryView>
  )
}

function AllProducts() {
  const say = useSay()
  return (
    <Button
      variant="subtle"
      color="ink"
      leftSection={<IconArrowLeft size={18} stroke={1.8} aria-hidden />}
      renderRoot={(props) => <Link to={paths.traceabilityProducts} {...props} />}
    >
      {say('products.all')}
    </Button>
  )
}

function Absent() {
  const say = useSay()
  return (
    <>
      <PageHeader title={say('nav.products')}>
        <AllProducts />
      </PageHeader>
      <Card>
        <Text c="dimmed">{say('products.gone')}</Text>
      </Card>
    </>
  )
}

function Head({ placeId, product }: ProductProps) {
  const say = useSay()
  const { can } = useAccess()
  const [removing, setRemoving] = useState(false)
  const { name, code, is_removed } = product
  return (
    <>
      <PageHeader title={name} hint={code === '' ? undefined : code}>
        <AllProducts />
        <Button
          variant="default"
          leftSection={<IconTag size={18} stroke={1.8} aria-hidden />}
          renderRoot={(props) => (
            <Link to={paths.traceabilityProductLabel} params={{ id: String(product.id) }} {...props} />
          )}
        >
          {say('labels.print')}
        </Button>
        {can('products.edit') && !is_removed && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={18} stroke={1.8} aria-hidden />}
            onClick={() => setRemoving(true)}
          >
            {say('products.remove')}
          </Button>
        )}
      </PageHeader>
      {removing && <RemoveProduct placeId={placeId} product={product} onClose={() => setRemoving(false)} />}
    </>
  )
}

const tabs = [
  ['products.tab_general', paths.traceabilityProductGeneral],
  ['products.tab_production', paths.traceabilityProductProduction],
  ['products.tab_consumer', paths.traceabilityProductConsumer],
] as const

function Tabs({ id }: { readonly id: string }) {
  const say = useSay()
  return (
    <nav className={styles.tabs} aria-label={say('products.parts')}>
      {tabs.map(([label, to]) => (
        <Link key={to} to={to} params={{ id }} className={styles.tab} replace>
          {say(label)}
        </Link>
      ))}
    </nav>
  )
}

function RemoveProduct({ placeId, product, onClose }: ProductProps & { readonly onClose: () => void }) {
  const say = useSay()
  const navigate = useNavigate()
  const remove = useRemoveProduct()
  const { id, name, version: base_version } = product
  const confirm = async (): Promise<void> => {
    try {
      await remove.mutateAsync({ params: { placeId, id }, query: { base_version } })
      toast('success', say('products.removed', { name }))
      await navigate({ to: paths.traceabilityProducts })
    } catch (thrown) {
      toastProblem(asProblem(thrown))
      onClose()
    }
  }
  return (
    <ConfirmModal
      opened
      title={say('products.remove_title', { name })}
      confirm={say('products.remove')}
      dangerous
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {say('products.remove_text')}
    </ConfirmModal>
  )
}
