export * from './pin-wait.ts'
