export * from './poster-page.ts'
export * from './fridge-limits.ts'
