import type { WorkGroupTask } from '@larder/contract/work-group-tasks'
import { Modal, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAccess } from '#kit/access.ts'
import { useFocusBack } from '#kit/focus.ts'
import { useCallForm } from '#kit/form.ts'
import { texts, useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { ChoiceField } from '#ui/choice-field.tsx'
import { FormButtons } from '#ui/form-buttons.tsx'
import {
  groupsOf,
  partnersOf,
  useChangeWorkGroupTask,
  useCreateWorkGroupTask,
} from './work-group-tasks.api.ts'

type Props = {
  readonly placeId: number
  /** Null adds a new one. */
  readonly item: WorkGroupTask | null
  readonly onClose: () => void
}

/** Every kind of task that a duty may be of; the numbers are those of document 3, section 9. */
const kinds = [
  ['pest_control', 8],
  ['cleaning', 9],
  ['analyses', 10],
  ['calibration', 11],
  ['maintenance', 12],
  ['checks', 13],
  ['supervision', 14],
] as const

/** Who answers for a duty; of an own one its words and kind too. */
export function WorkGroupTaskForm({ placeId, item, onClose }: Props) {
  const say = useSay()
  useFocusBack()
  const { field, submit, saving } = useDutyForm({ placeId, item, onClose })
  const isOwn = item === null || !item.is_default
  return (
    <Modal
      opened
      onClose={onClose}
      title={item === null ? say('work_group_tasks.new') : item.name}
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': say('ui.close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {isOwn && (
            <TextInput
              {...field('task_desc')}
              label={say('work_group_tasks.duty')}
              maxLength={500}
              required
              data-autofocus
            />
          )}
          {item === null && (
            <ChoiceField
              {...field('task_subtype_id')}
              label={say('work_group_tasks.kind')}
              data={kinds.map(([key, id]) => ({
                value: String(id),
                label: say(`work_group_tasks.kind_${key}`),
              }))}
              notEmpty
            />
          )}
          <Suggested placeId={placeId} of="groups">
            <TextInput
              {...field('responsible_name')}
              label={say('work_group_tasks.responsible')}
              description={say('work_group_tasks.responsible_hint')}
              maxLength={255}
              list="duty-groups"
              {...(!isOwn && { 'data-autofocus': true })}
            />
          </Suggested>
          {item === null || item.is_outsourceable ? (
            <ProviderField placeId={placeId} field={field('service_provider')} />
          ) : (
            <Text size="sm" c="dimmed">
              {say('work_group_tasks.inside')}
            </Text>
          )}
        </Stack>
        <FormButtons saving={saving} onCancel={onClose} submit={undefined} mt="lg" />
      </form>
    </Modal>
  )
}

function ProviderField({ placeId, field }: { readonly placeId: number; readonly field: object }) {
  const say = useSay()
  return (
    <Suggested placeId={placeId} of="partners">
      <TextInput
        {...field}
        label={say('work_group_tasks.provider')}
        description={say('work_group_tasks.provider_hint')}
        maxLength={255}
        list="duty-partners"
      />
    </Suggested>
  )
}

/** A field with the names that the place knows as suggestions; other names can be typed. */
function Suggested({
  placeId,
  of,
  children,
}: {
  readonly placeId: number
  readonly of: 'groups' | 'partners'
  readonly children: React.ReactNode
}) {
  const { can } = useAccess()
  const groups = useQuery({ ...groupsOf(placeId), enabled: of === 'groups' })
  const partners = useQuery({ ...partnersOf(placeId), enabled: of === 'partners' && can('partners.view') })
  const suggestions = of === 'groups' ? groups.data : partners.data
  return (
    <div>
      {children}
      <datalist id={`duty-${of}`}>
        {suggestions
          ?.filter(({ is_disabled }) => !is_disabled)
          .map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
      </datalist>
    </div>
  )
}

function useDutyForm({ placeId, item, onClose }: Props) {
  const create = useCreateWorkGroupTask()
  const change = useChangeWorkGroupTask()
  const isOwn = item === null || !item.is_default
  return useCallForm({
    initialValues: {
      task_desc: item?.task_desc ?? '',
      task_subtype_id: String(item?.task_subtype_id ?? 13),
      responsible_name: item?.responsible_name ?? '',
      service_provider: item?.service_provider ?? '',
    },
    validate: { task_desc: (value) => (isOwn ? required(value) : null) },
    changes: { opened: item, onTheirs: onClose },
    save: async (values, base) => {
      const body = {
        responsible_name: values.responsible_name.trim(),
        service_provider: values.service_provider.trim() || null,
        is_outsourceable: item?.is_outsourceable ?? true,
        ...(isOwn && { task_desc: values.task_desc.trim() }),
      }
      await (item?.id == null
        ? create.mutateAsync({
            params: { placeId },
            query: {},
            body: { ...body, is_default: !isOwn, task_subtype_id: Number(values.task_subtype_id) },
          })
        : change.mutateAsync({ params: { placeId, id: item.id }, query: {}, body: { ...body, ...base } }))
      toast('success', texts.t('work_group_tasks.saved'))
      onClose()
    },
    onInvalid: () => toast('error', texts.t('rule.required_fields')),
  })
}
