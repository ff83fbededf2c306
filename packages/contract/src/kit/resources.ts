/**
 * What routes read and write. After a call of a writing route the browser fetches again what it shows of the
 * routes that read one of the written resources, so a name is as wide as what changes together.
 * A plural is what lists show; its singular is one item as it is opened, which is not read again once it is
 * removed.
 */
export const resources = [
  'access_tokens',
  'change_proposals',
  'companies',
  'custom_analyses',
  'entries',
  'equipment',
  'files',
  'invitations',
  'notifications',
  'partners',
  'pause_periods',
  'permissions',
  'place',
  'plan',
  'plan_inputs',
  'plan_progress',
  'plan_texts',
  'plan_versions',
  'profile',
  'records',
  'rooms',
  'sensor_messages',
  'sensor_readings',
  'sensor_sources',
  'sensors',
  'sessions',
  'shared_accesses',
  'task',
  'tasks',
  'ticket',
  'tickets',
  'user',
  'users',
  'verifications',
  'work_groups',
] as const
export type Resource = (typeof resources)[number]
