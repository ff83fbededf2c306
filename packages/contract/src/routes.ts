/** Every route of the product. OpenAPI, the conformance tests and the fuzz loop read this list. */
import type { Route } from './kit/index.ts'
import { account } from './account.ts'
import { activityLog } from './activity-log.ts'
import { billing } from './billing.ts'
import { entries } from './entries.ts'
import { classifiers } from './classifiers.ts'
import { digitalAudits } from './digital-audits.ts'
import { companies, companyTokens } from './companies.ts'
import { equipment, rooms } from './equipment.ts'
import { files } from './files.ts'
import { photos } from './photos.ts'
import { beforeOrAfter, sectionGroups } from './own-words.ts'
import { notifications } from './notifications.ts'
import { overview } from './overview.ts'
import { partners } from './partners.ts'
import { pausePeriods } from './pause-periods.ts'
import { permissions, placeUsers } from './permissions.ts'
import { places } from './places.ts'
import { planCoherence } from './plan-coherence.ts'
import { planFlows } from './plan-flows.ts'
import { planProposals } from './plan-proposals.ts'
import { planSources } from './plan-sources.ts'
import { plans } from './plans.ts'
import { onboardingProfiles, planInputs } from './plan-inputs.ts'
import { processes } from './processes.ts'
import { sensorReadings, sensorSources } from './sensor-readings.ts'
import { sensors } from './sensors.ts'
import { records } from './records.ts'
import { sharedAccesses } from './shared-accesses.ts'
import { capacities, productGroups } from './product-groups.ts'
import { tasks } from './tasks.ts'
import { tickets } from './tickets.ts'
import { verifications } from './verifications.ts'
import { workGroups } from './work-groups.ts'

export const routes: readonly Route[] = [
  ...Object.values(account),
  ...Object.values(activityLog),
  ...Object.values(billing),
  ...Object.values(entries),
  ...Object.values(classifiers),
  ...Object.values(companies),
  ...Object.values(companyTokens),
  ...Object.values(digitalAudits),
  ...Object.values(equipment),
  ...Object.values(rooms),
  ...Object.values(sensors),
  ...Object.values(sensorReadings),
  ...Object.values(sensorSources),
  ...Object.values(notifications),
  ...Object.values(files),
  ...Object.values(photos),
  ...Object.values(sectionGroups),
  ...Object.values(beforeOrAfter),
  ...Object.values(overview),
  ...Object.values(partners),
  ...Object.values(pausePeriods),
  ...Object.values(permissions),
  ...Object.values(placeUsers),
  ...Object.values(places),
  ...Object.values(planInputs),
  ...Object.values(onboardingProfiles),
  ...Object.values(plans),
  ...Object.values(planCoherence),
  ...Object.values(planFlows),
  ...Object.values(planProposals),
  ...Object.values(planSources),
  ...Object.values(processes),
  ...Object.values(records),
  ...Object.values(sharedAccesses),
  ...Object.values(productGroups),
  ...Object.values(capacities),
  ...Object.values(tasks),
  ...Object.values(tickets),
  ...Object.values(verifications),
  ...Object.values(workGroups),
]
