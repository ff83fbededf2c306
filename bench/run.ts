/** `npm run bench [-- plan zip requests embedded web]`: figures as JSON lines. */
import { measureGeneration, measureZip } from './plan-figures.ts'
import { measureEmbedded, measureRequests } from './request-figures.ts'
import { measureWeb } from './web-figures.ts'

const figures: Readonly<Record<string, () => void | Promise<void>>> = { plan: measureGeneration, zip: measureZip, requests: measureRequests, embedded: measureEmbedded, web: measureWeb }
const asked = process.argv.slice(2)

for (const [name, measure] of Object.entries(figures)) {
  if (asked.length === 0 || asked.includes(name)) await measure()
}
