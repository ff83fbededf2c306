import { Button, Group } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { reloadAccess, settleSelection, useAccess, type Company } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { selectCompany } from '#kit/session.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { companyListsIn, useChangeCompany, useRemoveCompany } from './companies.api.ts'
import { CompanyFacts } from './company-facts.tsx'
import { CompanyForm } from './company-form.tsx'
import { companyValues } from './company-values.ts'

/** A company in view mode; its owner can edit and remove it. */
export function CompanyCard({ company }: { readonly company: Company }) {
  const say = useSay()
  const { can } = useAccess()
  const change = useChangeCompany()
  const lists = useQuery(companyListsIn(useLanguage()))
  const [editing, setEditing] = useState(false)
  const [removing, setRemoving] = useState(false)
  const mayEdit = can('companies.edit', { company_id: company.id })
  const mayRemove = can('companies.remove', { company_id: company.id })
  return (
    <Card
      title={say('companies.details')}
      aside={
        !editing && (
          <Group gap="sm">
            {mayRemove && (
              <Button variant="subtle" color="red" size="sm" leftSection={<IconTrash size={16} stroke={1.8} />} onClick={() => setRemoving(true)}>
                {say('ui.remove')}
              </Button>
            )}
            {mayEdit && (
              <Button variant="default" size="sm" leftSection={<IconPencil size={16} stroke={1.8} />} onClick={() => setEditing(true)}>
                {say('ui.edit')}
              </Button>
            )}
          </Group>
        )
      }
    >
      <QueryView query={lists} skeleton={<FormSkeleton />}>
        {(known) =>
          editing ? (
            <CompanyForm
              lists={known}
              start={companyValues(company)}
              isNew={false}
              submit={say('ui.save')}
              onCancel={() => setEditing(false)}
              save={async (body) => {
                await change.mutateAsync({ params: { companyId: company.id }, body })
                setEditing(false)
                toast('success', say('companies.changed'))
              }}
            />
          ) : (
            <CompanyFacts company={company} lists={known} />
          )
        }
      </QueryView>
      <RemoveCompany company={company} opened={removing} onClose={() => setRemoving(false)} />
    </Card>
  )
}

type RemoveProps = { readonly company: Company; readonly opened: boolean; readonly onClose: () => void }

/** General 4.1: the first remaining company is selected; without one a company is to be created. */
function RemoveCompany({ company, opened, onClose }: RemoveProps) {
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
    <ConfirmModal opened={opened} title={say('companies.remove_title', { name: company.name })} confirm={say('companies.remove')} dangerous busy={remove.isPending} onConfirm={() => void confirm()} onClose={onClose}>
      {say('companies.remove_text', { count: company.places.length })}
    </ConfirmModal>
  )
}
