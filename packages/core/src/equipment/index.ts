export * from './sensor-change.ts'
export * from './unit-types.ts'
