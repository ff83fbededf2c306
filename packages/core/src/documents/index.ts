export * from './default-folders.ts'
export * from './folder-rules.ts'
export * from './validity.ts'
