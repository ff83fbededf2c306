/** The part of notifications that other features may use. */
export { line } from './alarm-email.ts'
export { asReaders, findReaders, type Readers } from './notifications.queries.ts'
export { notify, type Notification } from './notify.ts'
export { nameTasks, type TaskNames } from './task-names.queries.ts'
