import type { PlaceGroup } from '@larder/contract/place-groups'
import { Checkbox, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Company } from '#kit/access.ts'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { FormButtons } from '#ui/form-buttons.tsx'
import { useChangeGroup, useCreateGroup } from './place-groups.api.ts'
import styles from './chain.module.css'

type Props = {
  readonly company: Company
  readonly group: PlaceGroup | null
  readonly onClose: () => void
}

const namesOf = ({ places }: Company, ids: readonly number[]): string =>
  places
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(', ')

/** Name of a group, and which places are in it. */
export function GroupForm({ company, group, onClose }: Props) {
  const say = useSay()
  const [create, change] = [useCreateGroup(), useChangeGroup()]
  const [sought, setSought] = useState('')
  const { field, submit, saving } = useCallForm<{ name: string; place_ids: string[] }>({
    initialValues: { name: group?.name ?? '', place_ids: (group?.place_ids ?? []).map(String) },
    validate: { name: required },
    changes: {
      opened: group,
      words: { place_ids: (ids) => namesOf(company, ids.map(Number)) },
      onTheirs: onClose,
    },
    save: async ({ name, place_ids }, base) => {
      const body = { name: name.trim(), place_ids: place_ids.map(Number) }
      if (group === null) await create.mutateAsync({ params: { companyId: company.id }, body })
      else
        await change.mutateAsync({
          params: { companyId: company.id, id: group.id },
          body: { ...body, ...base },
        })
      onClose()
    },
  })
  const { name: _, ...chosen } = field('place_ids')
  const words = sought.trim().toLowerCase()
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput {...field('name')} label={say('place_groups.name')} maxLength={100} required />
        {company.places.length > 10 && (
          <TextInput
            label={say('chain.search')}
            value={sought}
            onChange={(event) => setSought(event.currentTarget.value)}
          />
        )}
        <Checkbox.Group {...chosen} label={say('place_groups.places')}>
          <div className={styles.choices}>
            {company.places.map(({ id, name }) => (
              <Checkbox
                key={id}
                value={String(id)}
                label={name}
                hidden={!name.toLowerCase().includes(words)}
              />
            ))}
          </div>
        </Checkbox.Group>
        <FormButtons saving={saving} onCancel={onClose} />
      </Stack>
    </form>
  )
}
