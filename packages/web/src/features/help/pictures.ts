/**
 * Topics with a picture of their page, `public/help/<language>/<name>.webp`; `npm run help:pictures` takes them
 * from the demo company.
 */
export const pictured: readonly string[] = [
  '/overview',
  '/activity-log/timeline',
  '/activity-log/entries',
  '/activity-log/verification',
  '/activity-log/tickets',
  '/activity-log/equipment',
  '/activity-log/tasks',
  '/activity-log/sensors',
  '/activity-log/proof',
  '/plan',
  '/plan/setup',
  '/plan/ccp-list',
  '/plan/hazards-summary-list',
  '/traceability/preparation',
  '/traceability/products/allergen-matrix',
  '/traceability/recalls',
  '/audits',
  '/documents',
  '/team/people',
  '/share-accesses',
]

/** Pixels of a picture on the screen: a phone's width, and as much of its page as fits beside the steps. */
export const pictureSize = { width: 390, height: 600 } as const

/** “/plan/ccp-list” → “plan-ccp-list.webp”. */
export const pictureName = (path: string): string => `${path.slice(1).replaceAll('/', '-')}.webp`
