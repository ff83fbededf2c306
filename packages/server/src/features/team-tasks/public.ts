/** The part of certificates and trainings that other features may use. */
export { listEndingCertificates, type EndingCertificate } from './read-endings.ts'
export { missingCertificates, personnelPercentOf } from './read-matrix.ts'
export { eraseCertificates, sealCertificate } from './seal-certificate.ts'
export { sealedCertificates } from './certificate-projection.queries.ts'
export { listUnsealedEntries } from './team-tasks.queries.ts'
