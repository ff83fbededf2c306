import type { WorkGroup } from '@larder/contract/work-groups'
import { Button, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { IconArrowLeft, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useCallForm } from '#kit/form.ts'
import { texts, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { email, required } from '#kit/rules.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { FormButtons } from '#ui/form-buttons.tsx'
import { LinkRows } from '#ui/link-rows.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { rolesOf, useChangeRole, useCreateRole, useRemoveRole } from './workers.api.ts'

export function NewRolePage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('work_groups.edit')) return <NoPermission title={say('plan.work_group_add')} />
  return (
    <>
      <PageHeader title={say('plan.work_group_add')} hint={place.name}>
        <AllRoles />
      </PageHeader>
      <Card>
        <RoleForm placeId={place.id} group={null} />
      </Card>
    </>
  )
}

function AllRoles() {
  const say = useSay()
  return (
    <Button
      variant="subtle"
      color="ink"
      leftSection={<IconArrowLeft size={18} stroke={1.8} aria-hidden />}
      renderRoot={(props) => <Link to={paths.teamRoles} {...props} />}
    >
      {say('team.roles_all')}
    </Button>
  )
}

/** One role: its name, its address, its people. */
export function RolePage() {
  const say = useSay()
  const { id } = useParams({ from: '/shell/team/roles/$id' })
  const { place, can } = useAccess()
  const roles = useQuery({ ...rolesOf(place?.id ?? 0), enabled: place !== null })
  if (place === null || !can('work_groups.edit')) return <NoPermission title={say('nav.roles')} />
  return (
    <QueryView query={roles} skeleton={<FormSkeleton />}>
      {(list) => {
        const role = list.find((one) => one.id === Number(id))
        return role === undefined ? <Absent /> : <OneRole key={role.id} placeId={place.id} group={role} />
      }}
    </QueryView>
  )
}

function Absent() {
  const say = useSay()
  return (
    <>
      <PageHeader title={say('nav.roles')}>
        <AllRoles />
      </PageHeader>
      <Card>
        <Text c="dimmed">{say('team.role_gone')}</Text>
      </Card>
    </>
  )
}

type RoleProps = { readonly placeId: number; readonly group: WorkGroup }

function OneRole({ placeId, group: role }: RoleProps) {
  const say = useSay()
  const [removing, setRemoving] = useState(false)
  return (
    <>
      <PageHeader title={role.name}>
        <AllRoles />
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} stroke={1.8} aria-hidden />}
          onClick={() => setRemoving(true)}
        >
          {say('team.remove')}
        </Button>
      </PageHeader>
      <Stack gap="md">
        <Card>
          <RoleForm placeId={placeId} group={role} />
        </Card>
        <Card title={say('team.role_people')} flush>
          {role.workers.length === 0 && (
            <Text c="dimmed" p="md">
              {say('team.role_none')}
            </Text>
          )}
          <LinkRows
            label={say('team.role_people')}
            rows={role.workers.map(({ id, name }) => ({ id, title: name }))}
            link={({ id }, props) => <Link to={paths.teamPerson} params={{ id: String(id) }} {...props} />}
          />
        </Card>
      </Stack>
      {removing && <RemoveRole group={role} onClose={() => setRemoving(false)} />}
    </>
  )
}

function RemoveRole({ group: role, onClose }: { readonly group: WorkGroup; readonly onClose: () => void }) {
  const say = useSay()
  const navigate = useNavigate()
  const remove = useRemoveRole()
  const confirm = async (): Promise<void> => {
    try {
      await remove.mutateAsync({ params: { id: role.id }, query: { base_version: role.version } })
      await navigate({ to: paths.teamRoles })
    } catch (thrown) {
      toastProblem(asProblem(thrown))
      onClose()
    }
  }
  return (
    <ConfirmModal
      opened
      title={say('team.remove_title', { name: role.name })}
      confirm={say('team.remove')}
      dangerous
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {say('team.role_remove_text')}
    </ConfirmModal>
  )
}

function RoleForm({ placeId, group: role }: { readonly placeId: number; readonly group: WorkGroup | null }) {
  const say = useSay()
  const navigate = useNavigate()
  const create = useCreateRole()
  const change = useChangeRole()
  const back = () => navigate({ to: paths.teamRoles })
  const { field, submit, saving } = useCallForm({
    initialValues: { name: role?.name ?? '', email: role?.email ?? '' },
    validate: { name: required, email: (value) => (value.trim() === '' ? null : email(value)) },
    save: async (values) => {
      const body = { name: values.name.trim(), email: values.email.trim() }
      await (role === null
        ? create.mutateAsync({ params: { placeId }, body })
        : change.mutateAsync({
            params: { id: role.id },
            body: { ...body, is_disabled: role.is_disabled, version: role.version },
          }))
      toast('success', texts.t('team.saved', { name: body.name }))
      await back()
    },
    onInvalid: () => toast('error', texts.t('rule.required_fields')),
  })
  return (
    <form onSubmit={submit} noValidate>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput {...field('name')} label={say('plan.work_group_name')} maxLength={255} required />
        <TextInput
          {...field('email')}
          label={say('plan.work_group_email')}
          description={say('plan.work_group_email_hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="email"
          maxLength={254}
        />
      </SimpleGrid>
      <FormButtons saving={saving} onCancel={() => void back()} mt="lg" />
    </form>
  )
}
