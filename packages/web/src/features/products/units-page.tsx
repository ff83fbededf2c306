import type { ProductUnit } from '@larder/contract/products'
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '#kit/access.ts'
import { useSayAmount } from '#kit/amounts.ts'
import { useFocusBack } from '#kit/focus.ts'
import { useCallForm } from '#kit/form.ts'
import { texts, useLanguage, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { required } from '#kit/rules.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { FormButtons } from '#ui/form-buttons.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { AmountField } from './amount-field.tsx'
import { unitsOf, useChangeUnit, useCreateUnit, useRemoveUnit } from './products.api.ts'
import styles from '#ui/rows.module.css'

/** The company's own units, and those that the application has. */
export function UnitsPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('products.edit')) return <NoPermission title={say('nav.product_units')} />
  return <Units placeId={place.id} />
}

function Units({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const units = useQuery(unitsOf(placeId, useLanguage()))
  const [editing, setEditing] = useState<ProductUnit | 'new' | null>(null)
  return (
    <>
      <PageHeader title={say('nav.product_units')} hint={say('product_units.hint')}>
        <Button
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
          onClick={() => setEditing('new')}
        >
          {say('product_units.new')}
        </Button>
      </PageHeader>
      <QueryView query={units} skeleton={<RowsSkeleton rows={3} />}>
        {(list) => (
          <Stack gap="md">
            <Card title={say('product_units.own')}>
              <OwnUnits placeId={placeId} units={list} onEdit={setEditing} />
            </Card>
            <Card title={say('product_units.standard')}>
              <Text>
                {list
                  .filter(({ is_own }) => !is_own)
                  .map(({ name }) => name)
                  .join(' · ')}
              </Text>
            </Card>
            {editing !== null && (
              <UnitForm
                placeId={placeId}
                unit={editing === 'new' ? null : editing}
                units={list}
                onClose={() => setEditing(null)}
              />
            )}
          </Stack>
        )}
      </QueryView>
    </>
  )
}

type OwnProps = {
  readonly placeId: number
  readonly units: readonly ProductUnit[]
  readonly onEdit: (unit: ProductUnit) => void
}

function OwnUnits({ placeId, units, onEdit }: OwnProps) {
  const say = useSay()
  const sayAmount = useSayAmount()
  const own = units.filter(({ is_own }) => is_own)
  const nameOf = (id: number | null): string => units.find((unit) => unit.id === id)?.short_name ?? ''
  if (own.length === 0) return <Text c="dimmed">{say('product_units.empty')}</Text>
  return (
    <ul className={styles.rows} aria-label={say('product_units.own')}>
      {own.map((unit) => (
        <li key={unit.id} className={styles.row}>
          <div className={styles.words}>
            <Text fw={600}>{unit.name}</Text>
            <Text size="sm" c="dimmed">
              {say('product_units.one_of', {
                unit: unit.short_name,
                amount: sayAmount(unit.base_unit_amount ?? ''),
                base: nameOf(unit.base_unit_id),
              })}
            </Text>
          </div>
          <UnitButtons placeId={placeId} unit={unit} onEdit={() => onEdit(unit)} />
        </li>
      ))}
    </ul>
  )
}

type ButtonProps = { readonly placeId: number; readonly unit: ProductUnit; readonly onEdit: () => void }

function UnitButtons({ placeId, unit: { id, name, version, used_in_products }, onEdit }: ButtonProps) {
  const say = useSay()
  const remove = useRemoveUnit()
  const drop = (): void =>
    remove.mutate(
      { params: { placeId, id }, query: { base_version: version } },
      { onError: (thrown) => toastProblem(asProblem(thrown)) },
    )
  return (
    <Group gap="xs">
      <Button variant="default" aria-label={say('product_units.change_named', { name })} onClick={onEdit}>
        {say('product_units.change')}
      </Button>
      {used_in_products ? (
        <Text size="sm" c="dimmed">
          {say('product_units.used')}
        </Text>
      ) : (
        <Button
          variant="subtle"
          color="red"
          loading={remove.isPending}
          aria-label={say('product_units.remove_named', { name })}
          onClick={drop}
        >
          {say('products.remove')}
        </Button>
      )}
    </Group>
  )
}

type FormProps = {
  readonly placeId: number
  /** Null adds a new one. */
  readonly unit: ProductUnit | null
  readonly units: readonly ProductUnit[]
  readonly onClose: () => void
}

function UnitForm({ placeId, unit, units, onClose }: FormProps) {
  const say = useSay()
  useFocusBack()
  const create = useCreateUnit()
  const change = useChangeUnit()
  const { field, submit, saving } = useCallForm({
    initialValues: {
      name: unit?.name ?? '',
      short_name: unit?.short_name ?? '',
      base_unit_amount: unit?.base_unit_amount ?? '',
      base_unit_id: String(unit?.base_unit_id ?? ''),
    },
    validate: { name: required, short_name: required, base_unit_amount: required, base_unit_id: required },
    changes: {
      opened: unit,
      words: { base_unit_id: (id) => units.find((one) => String(one.id) === String(id))?.name ?? '' },
      onTheirs: onClose,
    },
    save: async (values, base) => {
      const body = { ...values, base_unit_id: Number(values.base_unit_id) }
      await (unit === null
        ? create.mutateAsync({ params: { placeId }, body })
        : change.mutateAsync({ params: { placeId, id: unit.id }, body: { ...body, ...base } }))
      toast('success', texts.t('products.saved'))
      onClose()
    },
    onInvalid: () => toast('error', texts.t('rule.required_fields')),
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={unit === null ? say('product_units.new') : unit.name}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': say('ui.close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput {...field('name')} label={say('products.name')} maxLength={60} required data-autofocus />
          <TextInput
            {...field('short_name')}
            label={say('product_units.short_name')}
            maxLength={20}
            required
          />
          <AmountField
            label={say('product_units.one_is')}
            amount={field('base_unit_amount')}
            unit={field('base_unit_id')}
            units={units.filter(({ id }) => id !== unit?.id)}
          />
        </Stack>
        <FormButtons saving={saving} onCancel={onClose} mt="lg" />
      </form>
    </Modal>
  )
}
