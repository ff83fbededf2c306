/**
 * `npm run bench [-- plan publish zip downloads requests embedded groups history records bundle load sensors
 * web inp loads day people chain documents trace flood waiting]`: figures as JSON lines.
 */
import { measureBundle } from './bundle-figures.ts'
import { measureChain } from './chain-figures.ts'
import { measureDay } from './day-figures.ts'
import { measureDocuments } from './document-figures.ts'
import { measureDownloads } from './download-figures.ts'
import { measureFirstLoads } from './first-load-figures.ts'
import { measureFlood } from './flood-figures.ts'
import { measureGroups } from './group-figures.ts'
import { measureHistory } from './history-figures.ts'
import { measureInteractions } from './inp-figures.ts'
import { measureLoad } from './load-figures.ts'
import { measurePeople } from './people-figures.ts'
import { measureProducts } from './product-figures.ts'
import { measurePageLoads } from './page-load-figures.ts'
import { measureGeneration, measureZip } from './plan-figures.ts'
import { measurePublishing } from './publish-figures.ts'
import { measureRecords } from './record-figures.ts'
import { measureEmbedded, measureRequests } from './request-figures.ts'
import { measureSensors } from './sensor-figures.ts'
import { measureTrace } from './trace-figures.ts'
import { measureWaiting } from './waiting-figures.ts'
import { measureWeb } from './web-figures.ts'

const figures: Readonly<Record<string, () => void | Promise<void>>> = {
  plan: measureGeneration,
  publish: measurePublishing,
  zip: measureZip,
  downloads: measureDownloads,
  requests: measureRequests,
  embedded: measureEmbedded,
  groups: measureGroups,
  history: measureHistory,
  records: measureRecords,
  bundle: measureBundle,
  load: measureLoad,
  sensors: measureSensors,
  web: () => {
    measureWeb()
    return measureFirstLoads()
  },
  inp: measureInteractions,
  loads: measurePageLoads,
  day: measureDay,
  people: measurePeople,
  products: measureProducts,
  chain: measureChain,
  documents: measureDocuments,
  trace: measureTrace,
  flood: measureFlood,
  waiting: measureWaiting,
}
const asked = process.argv.slice(2)

for (const [name, measure] of Object.entries(figures)) {
  if (asked.length === 0 || asked.includes(name)) await measure()
}
