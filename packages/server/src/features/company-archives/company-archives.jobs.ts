import type { JobHandlers } from '#kit/jobs/jobs.ts'
import type { Schedules } from '#kit/jobs/schedules.ts'
import { makeExport } from './archive/exports.ts'
import { eraseDue } from './removal/erase-company.ts'

export const companyArchiveJobs: JobHandlers = {
  'company_exports.make': makeExport,
  'companies.erase_due': eraseDue,
}

export const companyArchiveSchedules: Schedules = { 'companies.erase_due': { every_minutes: 24 * 60 } }
