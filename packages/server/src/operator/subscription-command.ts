/**
 * `npm run subscription -- …`: sets a company's subscription, for the operator; without a company, lists all.
 */
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { findPackage, pricePackages, renewalPeriods } from '@larder/core/billing'
import {
  listCompaniesBought,
  setSubscription,
  type GivenSubscription,
} from '../features/billing/set-subscription.ts'

const usage = `npm run subscription                          lists the companies
npm run subscription -- --company ID --package ${pricePackages.map(({ id }) => id).join('|')} --until YYYY-MM-DD
    [--period "1 year"|"1 month"] [--haccp-only] [--haccp-renewable] [--haccp-fast] [--campaign]
npm run subscription -- --company ID --none   takes it away`

const options = {
  company: { type: 'string' },
  package: { type: 'string' },
  until: { type: 'string' },
  period: { type: 'string' },
  none: { type: 'boolean' },
  'haccp-only': { type: 'boolean' },
  'haccp-renewable': { type: 'boolean' },
  'haccp-fast': { type: 'boolean' },
  campaign: { type: 'boolean' },
} as const

export type SubscriptionCommand =
  | { readonly company_id: number; readonly given: GivenSubscription | null }
  | 'list'

const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/** @throws with the usage when the words do not say what to do */
export function readArguments(words: readonly string[]): SubscriptionCommand {
  if (words.length === 0) return 'list'
  const refuse = (what: string): Error => new Error(`${what}\n\n${usage}`)
  const { values } = parseArgs({ args: [...words], options })
  const company_id = Number(values.company)
  if (!Number.isInteger(company_id) || company_id < 1) throw refuse('Which company?')
  if (values.none === true) return { company_id, given: null }
  const price_package_id = findPackage(Number(values.package))?.id
  if (price_package_id === undefined) throw refuse('Which package?')
  if (values.until === undefined || Number.isNaN(Date.parse(values.until)) || !isDate(values.until))
    throw refuse('Until which day?')
  const period = renewalPeriods.find((one) => one === (values.period ?? '1 year'))
  if (period === undefined) throw refuse('Which period?')
  return {
    company_id,
    given: {
      price_package_id,
      renewal_valid_to: values.until,
      subscription_renewal_period: period,
      haccp_only: values['haccp-only'] ?? false,
      haccp_renewable: values['haccp-renewable'] ?? false,
      haccp_fast: values['haccp-fast'] ?? false,
      is_campaign: values.campaign ?? false,
    },
  }
}

export async function runSubscriptionCommand(
  pool: pg.Pool,
  words: readonly string[],
  { now, tell }: { now: Date; tell: (line: string) => void },
): Promise<void> {
  const command = readArguments(words)
  if (command !== 'list') await setSubscription(pool, { ...command, now })
  for (const { id, name, trial_end_date, price_package_id, renewal_valid_to } of await listCompaniesBought(
    pool,
  )) {
    if (command !== 'list' && id !== command.company_id) continue
    const has =
      price_package_id === null
        ? `trial until ${trial_end_date ?? '–'}`
        : `${findPackage(price_package_id)?.name ?? price_package_id} until ${renewal_valid_to ?? '–'}`
    tell(`${id}\t${name}\t${has}`)
  }
}
