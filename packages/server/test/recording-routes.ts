/**
 * Which routes write what an inspector relies on, by the list of routes: a new one of these features is among
 * them at once.
 */
import { isWriting, type Route } from '@larder/contract/kit'

const features = new Set(['entries', 'tickets', 'verifications'])
/**
 * Features that write other things too; `photos.send` attaches to a record, and its recipe sends a photo
 * again that is there.
 */
const single = new Set([
  'digital_audit_results.confirm',
  'digital_audit_results.remove',
  'digital_audit_results.unconfirm',
  'devices.give_code',
  'devices.set_own_pin',
  'traceability.create',
  'traceability.change',
  'traceability.import_epcis',
  'traceability.remove',
  'pause_periods.create',
  'pause_periods.change',
  'pause_periods.remove',
  'plans.confirm',
  'recalls.close',
  'plan_flows.verify',
  'team_tasks.create_entry',
  'team_tasks.change_entry',
  'team_tasks.remove_entry',
  'team_tasks.remove_scan',
])

export const writesRecord = (route: Route): boolean =>
  isWriting(route) && (features.has(route.name.split('.')[0] ?? '') || single.has(route.name))

/** How many: of an import those of its records, one here, and its own. */
export const revisionsOf = (route: Route): number =>
  writesRecord(route) ? (route.name === 'traceability.import_epcis' ? 2 : 1) : 0

/**
 * They append before their handler, in a transaction of their own: with the PIN that is stored there, because
 * the role of the request may not write to a company. A new PIN is judged and kept once, whatever follows.
 */
export const recordsBefore: ReadonlySet<string> = new Set(['devices.set_pin'])
