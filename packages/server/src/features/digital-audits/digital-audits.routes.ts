import { digitalAudits } from '@larder/contract/digital-audits'
import { serve } from '#kit/http/serve.ts'

/** No audit can be made yet: the list is truthfully empty. */
export const digitalAuditRoutes = [serve(digitalAudits.list, () => Promise.resolve([]))]
