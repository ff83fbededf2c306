import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useAccess, type Company } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { toast } from '#kit/toasts.ts'
import { CardButtons } from '#ui/card-buttons.tsx'
import { Card } from '#ui/card.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { companyListsIn, useChangeCompany } from './companies.api.ts'
import { CompanyFacts } from './company-facts.tsx'
import { CompanyForm } from './company-form.tsx'
import { companyValues } from './company-values.ts'

const RemoveCompany = lazyPiece(() => import('./remove-company.tsx'), 'RemoveCompany')

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
          <CardButtons
            onEdit={mayEdit ? () => setEditing(true) : null}
            onRemove={mayRemove ? () => setRemoving(true) : null}
          />
        )
      }
    >
      <QueryView query={lists} skeleton={<FormSkeleton />}>
        {(options) =>
          editing ? (
            <CompanyForm
              lists={options}
              start={companyValues(company)}
              isNew={false}
              submit={say('ui.save')}
              onCancel={() => setEditing(false)}
              changes={{
                opened: company,
                valuesOf: (theirs) => companyValues(theirs as Company),
                onTheirs: () => setEditing(false),
              }}
              save={async (body) => {
                await change.mutateAsync({ params: { companyId: company.id }, body })
                setEditing(false)
                toast('success', say('companies.changed'))
              }}
            />
          ) : (
            <CompanyFacts company={company} lists={options} />
          )
        }
      </QueryView>
      <Suspense fallback={null}>
        {removing && <RemoveCompany company={company} onClose={() => setRemoving(false)} />}
      </Suspense>
    </Card>
  )
}
