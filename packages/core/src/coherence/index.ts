export * from './place-task.ts'
export * from './compare-tasks.ts'
export * from './check-coherence.ts'
export * from './mend-finding.ts'
