/**
 * Every route with its schemas. The server, OpenAPI, the conformance tests and the fuzz loop read this list.
 */
import { z } from 'zod'
import type { Route, RouteSchemas, RoutesOf, SchemaTable } from './kit/index.ts'
import { account } from './account.ts'
import { accountSchemas } from './account.schemas.ts'
import { activityLog } from './activity-log.ts'
import { activityLogSchemas } from './activity-log.schemas.ts'
import { analyses } from './analyses.ts'
import { analysesSchemas } from './analyses.schemas.ts'
import { billing } from './billing.ts'
import { billingSchemas } from './billing.schemas.ts'
import { classifiers } from './classifiers.ts'
import { classifiersSchemas } from './classifiers.schemas.ts'
import { companies, companyExports, companyTokens } from './companies.ts'
import { companiesSchemas, companyExportsSchemas, companyTokensSchemas } from './companies.schemas.ts'
import { digitalAuditResponses, digitalAuditResults, digitalAudits } from './digital-audits.ts'
import {
  digitalAuditResponsesSchemas,
  digitalAuditResultsSchemas,
  digitalAuditsSchemas,
} from './digital-audits.schemas.ts'
import { documents, folders, requiredDocuments } from './documents.ts'
import { documentsSchemas, foldersSchemas, requiredDocumentsSchemas } from './documents.schemas.ts'
import { devices } from './devices.ts'
import { devicesSchemas } from './devices.schemas.ts'
import { entries } from './entries.ts'
import { entriesSchemas } from './entries.schemas.ts'
import { equipment, rooms } from './equipment.ts'
import { equipmentSchemas, roomsSchemas } from './equipment.schemas.ts'
import { files } from './files.ts'
import { filesSchemas } from './files.schemas.ts'
import { help } from './help.ts'
import { helpSchemas } from './help.schemas.ts'
import { legalDocuments } from './legal-documents.ts'
import { legalDocumentsSchemas } from './legal-documents.schemas.ts'
import { news } from './news.ts'
import { newsSchemas } from './news.schemas.ts'
import { notifications } from './notifications.ts'
import { notificationsSchemas } from './notifications.schemas.ts'
import { overview } from './overview.ts'
import { overviewSchemas } from './overview.schemas.ts'
import { beforeOrAfter, sectionGroups } from './own-words.ts'
import { beforeOrAfterSchemas, sectionGroupsSchemas } from './own-words.schemas.ts'
import { partners } from './partners.ts'
import { partnersSchemas } from './partners.schemas.ts'
import { products, productUnits } from './products.ts'
import { productsSchemas, productUnitsSchemas } from './products.schemas.ts'
import { frequencies } from './frequencies.ts'
import { frequenciesSchemas } from './frequencies.schemas.ts'
import { pausePeriods } from './pause-periods.ts'
import { pausePeriodsSchemas } from './pause-periods.schemas.ts'
import { permissions, placeUsers } from './permissions.ts'
import { permissionsSchemas, placeUsersSchemas } from './permissions.schemas.ts'
import { photos } from './photos.ts'
import { photosSchemas } from './photos.schemas.ts'
import { posters } from './posters.ts'
import { postersSchemas } from './posters.schemas.ts'
import { placeGroups } from './place-groups.ts'
import { placeGroupsSchemas } from './place-groups.schemas.ts'
import { places } from './places.ts'
import { placesSchemas } from './places.schemas.ts'
import { placeSetup } from './place-setup.ts'
import { placeSetupSchemas } from './place-setup.schemas.ts'
import { planCoherence } from './plan-coherence.ts'
import { planCoherenceSchemas } from './plan-coherence.schemas.ts'
import { planFlows } from './plan-flows.ts'
import { planFlowsSchemas } from './plan-flows.schemas.ts'
import { onboardingProfiles, planInputs } from './plan-inputs.ts'
import { onboardingProfilesSchemas, planInputsSchemas } from './plan-inputs.schemas.ts'
import { planProposals } from './plan-proposals.ts'
import { planProposalsSchemas } from './plan-proposals.schemas.ts'
import { planSources } from './plan-sources.ts'
import { planSourcesSchemas } from './plan-sources.schemas.ts'
import { plans } from './plans.ts'
import { plansSchemas } from './plans.schemas.ts'
import { processes } from './processes.ts'
import { processesSchemas } from './processes.schemas.ts'
import { capacities, productGroups } from './product-groups.ts'
import { capacitiesSchemas, productGroupsSchemas } from './product-groups.schemas.ts'
import { questionnaires } from './questionnaires.ts'
import { questionnairesSchemas } from './questionnaires.schemas.ts'
import { recalls } from './recalls.ts'
import { recallsSchemas } from './recalls.schemas.ts'
import { records } from './records.ts'
import { recordsSchemas } from './records.schemas.ts'
import { roundChange } from './round-change.ts'
import { roundChangeSchemas } from './round-change.schemas.ts'
import { sensorReadings, sensorSources } from './sensor-readings.ts'
import { sensorReadingsSchemas, sensorSourcesSchemas } from './sensor-readings.schemas.ts'
import { sensors } from './sensors.ts'
import { sensorsSchemas } from './sensors.schemas.ts'
import { sharedAccesses } from './shared-accesses.ts'
import { sharedAccessesSchemas } from './shared-accesses.schemas.ts'
import { teamTasks } from './team-tasks.ts'
import { teamTasksSchemas } from './team-tasks.schemas.ts'
import { workGroupTasks } from './work-group-tasks.ts'
import { workGroupTasksSchemas } from './work-group-tasks.schemas.ts'
import { tasks } from './tasks.ts'
import { tasksSchemas } from './tasks.schemas.ts'
import { tickets } from './tickets.ts'
import { ticketsSchemas } from './tickets.schemas.ts'
import { traceability } from './traceability.ts'
import { traceabilitySchemas } from './traceability.schemas.ts'
import { verifications } from './verifications.ts'
import { verificationsSchemas } from './verifications.schemas.ts'
import { workGroups } from './work-groups.ts'
import { workGroupsSchemas } from './work-groups.schemas.ts'
import { webhooks } from './webhooks.ts'
import { webhooksSchemas } from './webhooks.schemas.ts'
import { workers } from './workers.ts'
import { workersSchemas } from './workers.schemas.ts'

export type ServedRoute<Schemas extends RouteSchemas = RouteSchemas> = Route<Schemas> & Required<RouteSchemas>

const Nothing = z.object({})

export const addSchemas = <Schemas extends RouteSchemas>(
  route: Route<Schemas>,
  schemas: NoInfer<Schemas>,
): ServedRoute<Schemas> => ({
  params: Nothing,
  query: Nothing,
  body: Nothing,
  response: Nothing,
  ...route,
  ...schemas,
})

/** The routes of a feature with their schemas; the types fail where the tables name different routes. */
const join = <Table extends SchemaTable>(
  routes: RoutesOf<NoInfer<Table>>,
  schemas: Table,
): readonly ServedRoute[] =>
  Object.entries<RouteSchemas>(schemas).flatMap(([name, routeSchemas]) => {
    const route: Route | undefined = routes[name]
    return route === undefined ? [] : [addSchemas(route, routeSchemas)]
  })

export const routes: readonly ServedRoute[] = [
  ...join(account, accountSchemas),
  ...join(activityLog, activityLogSchemas),
  ...join(billing, billingSchemas),
  ...join(placeSetup, placeSetupSchemas),
  ...join(entries, entriesSchemas),
  ...join(classifiers, classifiersSchemas),
  ...join(companies, companiesSchemas),
  ...join(companyExports, companyExportsSchemas),
  ...join(companyTokens, companyTokensSchemas),
  ...join(devices, devicesSchemas),
  ...join(digitalAudits, digitalAuditsSchemas),
  ...join(digitalAuditResults, digitalAuditResultsSchemas),
  ...join(digitalAuditResponses, digitalAuditResponsesSchemas),
  ...join(documents, documentsSchemas),
  ...join(requiredDocuments, requiredDocumentsSchemas),
  ...join(folders, foldersSchemas),
  ...join(equipment, equipmentSchemas),
  ...join(rooms, roomsSchemas),
  ...join(sensors, sensorsSchemas),
  ...join(sensorReadings, sensorReadingsSchemas),
  ...join(sensorSources, sensorSourcesSchemas),
  ...join(help, helpSchemas),
  ...join(legalDocuments, legalDocumentsSchemas),
  ...join(news, newsSchemas),
  ...join(notifications, notificationsSchemas),
  ...join(files, filesSchemas),
  ...join(photos, photosSchemas),
  ...join(sectionGroups, sectionGroupsSchemas),
  ...join(beforeOrAfter, beforeOrAfterSchemas),
  ...join(overview, overviewSchemas),
  ...join(analyses, analysesSchemas),
  ...join(partners, partnersSchemas),
  ...join(posters, postersSchemas),
  ...join(products, productsSchemas),
  ...join(productUnits, productUnitsSchemas),
  ...join(frequencies, frequenciesSchemas),
  ...join(pausePeriods, pausePeriodsSchemas),
  ...join(permissions, permissionsSchemas),
  ...join(placeUsers, placeUsersSchemas),
  ...join(placeGroups, placeGroupsSchemas),
  ...join(places, placesSchemas),
  ...join(planInputs, planInputsSchemas),
  ...join(onboardingProfiles, onboardingProfilesSchemas),
  ...join(plans, plansSchemas),
  ...join(planCoherence, planCoherenceSchemas),
  ...join(planFlows, planFlowsSchemas),
  ...join(planProposals, planProposalsSchemas),
  ...join(planSources, planSourcesSchemas),
  ...join(processes, processesSchemas),
  ...join(questionnaires, questionnairesSchemas),
  ...join(recalls, recallsSchemas),
  ...join(records, recordsSchemas),
  ...join(roundChange, roundChangeSchemas),
  ...join(sharedAccesses, sharedAccessesSchemas),
  ...join(productGroups, productGroupsSchemas),
  ...join(capacities, capacitiesSchemas),
  ...join(teamTasks, teamTasksSchemas),
  ...join(workGroupTasks, workGroupTasksSchemas),
  ...join(tasks, tasksSchemas),
  ...join(tickets, ticketsSchemas),
  ...join(traceability, traceabilitySchemas),
  ...join(verifications, verificationsSchemas),
  ...join(workGroups, workGroupsSchemas),
  ...join(webhooks, webhooksSchemas),
  ...join(workers, workersSchemas),
]

const byName = new Map(routes.map((route) => [route.name, route]))

/** The route with its schemas. @throws Error where the list above lacks it. */
export function getServedRoute(route: Route | ServedRoute): ServedRoute {
  const served = 'response' in route ? route : byName.get(route.name)
  if (served === undefined) throw new Error(`${route.name} is not in the list of routes.`)
  return served
}
