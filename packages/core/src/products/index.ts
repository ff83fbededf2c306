export * from './allergens.ts'
export * from './gtin.ts'
export * from './recipe-graph.ts'
export * from './catalogue.ts'
