/** The link by which strangers read the demo company from the front page. */
import { shareableModules } from '@larder/core/permissions'
import { companies } from '@larder/contract/companies'
import { sharedAccesses } from '@larder/contract/shared-accesses'
import { asSystem } from '#db/transaction.ts'
import type { Platform } from '#kit/platform.ts'
import { hashToken } from '#kit/tokens.ts'
import { opensNow, readDemoLink, writeDemoLink } from '../features/shared-accesses/public.ts'
import type { Calls } from './fill-plan.ts'

/** Later than any demo; a year is the longest that a user may choose. */
const END = '2099-12-31'

/** Whether the front page has a link that opens. */
export async function hasDemoLink(platform: Platform): Promise<boolean> {
  const token = await readDemoLink(platform)
  if (token === null) return false
  return asSystem(platform, (db, now) => opensNow(db, hashToken(token), now), { writes: false })
}

/** Somebody may have changed the password of a demo that was there: then the front page has no link. */
export async function addDemoLink(
  platform: Platform,
  signIn: () => Promise<Calls>,
  report: (line: string) => void,
): Promise<void> {
  try {
    await addLink(platform, await signIn())
  } catch (error) {
    report(`Demo: no link on the front page (${error instanceof Error ? error.message : String(error)})`)
  }
}

/** Creates the link of the first place, with all modules, and stores it for the front page. */
async function addLink(platform: Platform, owner: Calls): Promise<void> {
  const [company] = await owner(companies.list)
  const placeId = company?.places[0]?.id ?? 0
  const valid_date = new Date(platform.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  const [sharedAccess] = await owner(sharedAccesses.create, {
    params: { placeId },
    body: {
      name: 'Front page',
      email: 'visitor@larder.example',
      valid_date,
      modules: [...shareableModules],
      sendEmail: false,
    },
  })
  const token = new URL(sharedAccess?.link ?? '').searchParams.get('shared_access_token') ?? ''
  await platform.pool.query(
    'update shared_accesses set valid_date = $2::date, expires_at = $2::date where public_id = $1',
    [sharedAccess?.token, END],
  )
  await writeDemoLink(platform, token)
}
