import { Stack } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useCallForm } from '#kit/form.ts'
import { texts, useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { FormButtons } from '#ui/form-buttons.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { GeneralFields } from './general-form.tsx'
import { useCreateProduct } from './products.api.ts'

export function NewProductPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('products.edit')) return <NoPermission title={say('products.new')} />
  return (
    <>
      <PageHeader title={say('products.new')} hint={say('products.hint')} />
      <Card>
        <NewProduct placeId={place.id} />
      </Card>
    </>
  )
}

function NewProduct({ placeId }: { readonly placeId: number }) {
  const navigate = useNavigate()
  const create = useCreateProduct()
  const { field, submit, saving } = useCallForm({
    initialValues: { name: '', code: '', ean: '', is_outsourced: false, is_ingredient: false },
    validate: { name: required },
    save: async (body) => {
      const { id } = await create.mutateAsync({ params: { placeId }, body })
      toast('success', texts.t('products.saved'))
      await navigate({ to: paths.traceabilityProductProduction, params: { id: String(id) } })
    },
    onInvalid: () => toast('error', texts.t('rule.required_fields')),
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <GeneralFields field={field} />
        <FormButtons saving={saving} onCancel={() => void navigate({ to: paths.traceabilityProducts })} />
      </Stack>
    </form>
  )
}
