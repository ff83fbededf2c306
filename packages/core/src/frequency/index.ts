export * from './propose-frequency.ts'
