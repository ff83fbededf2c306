import type { JobHandlers } from '#kit/jobs/jobs.ts'
import type { Schedules } from '#kit/jobs/schedules.ts'
import { makeExport } from './archive/exports.ts'
import { eraseDue } from './removal/erase-company.ts'
import { tellTokenAreas } from './tell-token-areas.ts'

export const companyJobs: JobHandlers = {
  'company_exports.make': makeExport,
  'companies.erase_due': eraseDue,
  'companies.tell_token_areas': tellTokenAreas,
}

export const companySchedules: Schedules = { 'companies.erase_due': { every_minutes: 24 * 60 } }
