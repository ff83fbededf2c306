export * from './file-areas.ts'
export * from './file-rules.ts'
export * from './upload-progress.ts'
