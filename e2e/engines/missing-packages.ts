/** Prints the packages of each engine that this machine lacks, one engine a line. */
import { isThere, packagesOf, type Engine } from './find-engines.ts'

for (const [engine, packages] of Object.entries(packagesOf) as [Engine, string][])
  if (!isThere(engine)) console.log(packages)
