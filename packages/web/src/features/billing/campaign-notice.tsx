import { campaignEnd } from '@larder/core/billing'
import { Alert } from '@mantine/core'
import { IconDiscount } from '@tabler/icons-react'
import { useState } from 'react'
import { useAccess, useCompanyFormat, type Company } from '#kit/access.ts'
import { formatDate, todayAt } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { readLocal, writeLocal } from '#kit/storage.ts'

/** The price of a campaign with its last day (general 9), for owners; closed until the next campaign. */
export function CampaignNotice({ company }: { readonly company: Company }) {
  const say = useSay()
  const { can } = useAccess()
  const { datePattern } = useCompanyFormat()
  const end = campaignEnd(company.subscription, todayAt('UTC'))
  const mark = `${company.id}:${end}`
  const [closed, setClosed] = useState(readLocal('campaign_closed'))
  if (end === null || closed === mark || !can('companies.edit')) return null
  const close = (): void => {
    writeLocal('campaign_closed', mark)
    setClosed(mark)
  }
  return (
    <Alert
      color="leaf"
      radius="lg"
      icon={<IconDiscount aria-hidden />}
      withCloseButton
      closeButtonLabel={say('ui.close')}
      onClose={close}
    >
      {say('billing.campaign', { date: formatDate(end, datePattern) })}
    </Alert>
  )
}
