/** Every route of the product. OpenAPI, the conformance tests and the fuzz loop read this list. */
import type { Route } from './kit/index.ts'
import { account } from './account.ts'
import { entries } from './entries.ts'
import { classifiers } from './classifiers.ts'
import { companies, companyTokens } from './companies.ts'
import { overview } from './overview.ts'
import { permissions, placeUsers } from './permissions.ts'
import { places } from './places.ts'
import { onboardingProfiles, planInputs, plans } from './plans.ts'
import { processes } from './processes.ts'
import { workGroups } from './work-groups.ts'

export const routes: readonly Route[] = [
  ...Object.values(account),
  ...Object.values(entries),
  ...Object.values(classifiers),
  ...Object.values(companies),
  ...Object.values(companyTokens),
  ...Object.values(overview),
  ...Object.values(permissions),
  ...Object.values(placeUsers),
  ...Object.values(places),
  ...Object.values(planInputs),
  ...Object.values(onboardingProfiles),
  ...Object.values(plans),
  ...Object.values(processes),
  ...Object.values(workGroups),
]
