/** The part of certificates and trainings that other features may use. */
export { listEndingCertificates, type EndingCertificate } from './read-endings.ts'
export { missingCertificates, personnelPercentOf } from './read-matrix.ts'
export { eraseEntries } from './team-tasks.queries.ts'
