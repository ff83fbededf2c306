import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { reloadAccess, settleSelection, type Company } from '#kit/access.ts'
import { useFocusBack } from '#kit/focus.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { selectCompany } from '#kit/session.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { useRemoveCompany } from './companies.api.ts'

type Props = { readonly company: Company; readonly onClose: () => void }

/** Asks for the name of the company. General 4.1: the first remaining company is selected; without one a company is to be created. */
export function RemoveCompany({ company, onClose }: Props) {
  const say = useSay()
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useRemoveCompany()
  const [typed, setTyped] = useState('')
  useFocusBack()
  const confirm = async (): Promise<void> => {
    try {
      const { remaining } = await remove.mutateAsync({
        params: { companyId: company.id },
        query: { base_version: company.version },
      })
      const [first = null] = remaining
      selectCompany(first)
      settleSelection(await reloadAccess(client))
      toast('success', say('companies.removed', { name: company.name }))
      if (first === null) await navigate({ to: paths.createCompany })
      else await navigate({ to: paths.setUpCompanies })
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      onClose()
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('companies.remove_title', { name: company.name })}
      closeButtonProps={{ 'aria-label': say('ui.close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        <Stack gap="md">
          <Text>{say('companies.remove_text')}</Text>
          <Text fw={600}>{say('companies.remove_export_first')}</Text>
          <TextInput
            label={say('companies.remove_type', { name: company.name })}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <RemoveButtons
            busy={remove.isPending}
            isTyped={typed.trim() === company.name.trim()}
            onClose={onClose}
          />
        </Stack>
      </form>
    </Modal>
  )
}

type ButtonsProps = Pick<Props, 'onClose'> & { readonly busy: boolean; readonly isTyped: boolean }

function RemoveButtons({ busy, isTyped, onClose }: ButtonsProps) {
  const say = useSay()
  return (
    <Group justify="flex-end" gap="sm">
      <Button variant="default" onClick={onClose}>
        {say('ui.cancel')}
      </Button>
      <Button type="submit" color="red" loading={busy} disabled={!isTyped}>
        {say('companies.remove')}
      </Button>
    </Group>
  )
}
