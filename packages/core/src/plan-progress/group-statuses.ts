/** The four statuses of a product group; with all of them it is complete. */
export const groupStatuses = ['products', 'foodGroups', 'productionProcesses', 'flowDiagram'] as const
