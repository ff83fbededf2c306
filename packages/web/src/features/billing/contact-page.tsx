import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { ContactCard } from './contact-card.tsx'

/** Whom to ask about packages and payment (general 2.1), for members of the company. */
export function ContactPage() {
  const say = useSay()
  const { company, can } = useAccess()
  return (
    <>
      <PageHeader title={say('billing.contact')} />
      {company !== null && can('subscriptions.view') && <ContactCard companyId={company.id} />}
    </>
  )
}
