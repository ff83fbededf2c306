/** Prints how many limit values were read in the original, by document, and why the others were not. */
import { knowledge } from '../../src/index.ts'
import { measureEvidence, type Share } from './measure-evidence.ts'

const { law, all, documented, by_country, proposals, documents } = measureEvidence(knowledge)
const line = (name: string, { read, of }: Share): string =>
  name.padEnd(44) + `${read}/${of}`.padStart(10) + `${((100 * read) / of).toFixed(1)} %`.padStart(10)

console.info(line('Values with force law', law))
console.info(line('Values that rest on a document', documented))
console.info(line('All values, shared proposals once', all))
console.info(line('All values as countries have them', by_country))
console.info(`Own proposals, which have no original: ${proposals}\n`)
for (const one of documents) {
  console.info(line(one.document, one))
  for (const value of one.unread) console.info(`    not read: ${value}`)
}
