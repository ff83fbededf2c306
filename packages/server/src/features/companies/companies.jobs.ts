import type { JobHandlers } from '#kit/jobs/jobs.ts'
import { tellTokenAreas } from './tell-token-areas.ts'

export const companyJobs: JobHandlers = { 'companies.tell_token_areas': tellTokenAreas }
