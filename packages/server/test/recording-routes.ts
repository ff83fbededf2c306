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
  'traceability.create',
  'traceability.change',
  'traceability.import_epcis',
  'traceability.remove',
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
