import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { reloadAccess, settleSelection, type Company } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { selectCompany } from '#kit/session.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { useRemoveCompany } from './companies.api.ts'

type Props = { readonly company: Company; readonly onClose: () => void }

/** General 4.1: the first remaining company is selected; without one a company is to be created. */
export function RemoveCompany({ company, onClose }: Props) {
  const say = useSay()
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useRemoveCompany()
  const confirm = async (): Promise<void> => {
    try {
      const { remaining } = await remove.mutateAsync({ params: { companyId: company.id } })
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
    <ConfirmModal
      opened
      title={say('companies.remove_title', { name: company.name })}
      confirm={say('companies.remove')}
      dangerous
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {say('companies.remove_text', { count: company.places.length })}
    </ConfirmModal>
  )
}
