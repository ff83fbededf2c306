import type { Company } from '@larder/contract/companies'
import { DEFAULT_COUNTRY_ID } from '@larder/core/classifiers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { profileOf, reloadAccess } from '#kit/access.ts'
import { useLanguage } from '#kit/i18n.ts'
import { selectCompany } from '#kit/session.ts'
import { readLocal, writeLocal } from '#kit/storage.ts'
import { ErrorNotice } from '#ui/error-notice.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { companyListsIn, guessedCountry, useCreateCompany } from './companies.api.ts'
import { CompanyForm } from './company-form.tsx'
import { newCompanyValues } from './company-values.ts'

type Props = {
  readonly narrow?: boolean
  readonly submit: string
  readonly onCancel?: (() => void) | undefined
  readonly onCreated: (company: Company) => Promise<unknown> | void
}

/**
 * Creates a company; it is selected when `onCreated` is called. Language, country, measures and e-mail are
 * filled in.
 */
export function NewCompany({ narrow = false, submit, onCancel, onCreated }: Props) {
  const client = useQueryClient()
  const language = useLanguage()
  const create = useCreateCompany()
  const lists = useQuery(companyListsIn(language))
  const country = useQuery(guessedCountry())
  const profile = useQuery(profileOf())
  if (lists.isError) return <ErrorNotice problem={lists.error} onRetry={() => void lists.refetch()} />
  if (lists.data === undefined || country.isPending || profile.isPending) return <FormSkeleton />
  // The default country applies if the country cannot be guessed (general 5.2).
  const start = newCompanyValues({
    country_id: country.data?.country_id ?? DEFAULT_COUNTRY_ID,
    email: profile.data?.username ?? '',
    language,
  })
  return (
    <CompanyForm
      lists={lists.data}
      start={start}
      isNew
      narrow={narrow}
      submit={submit}
      onCancel={onCancel}
      save={async (input) => {
        const company = await create.mutateAsync({ body: { ...input, sess_id: visitorId() } })
        await reloadAccess(client)
        selectCompany(company.id)
        await onCreated(company)
      }}
    />
  )
}

/** A random id of this browser, kept with it (general 3). */
function visitorId(): string {
  const storedId = readLocal('sess_id')
  if (storedId !== null) return storedId
  const newId = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  writeLocal('sess_id', newId)
  return newId
}
