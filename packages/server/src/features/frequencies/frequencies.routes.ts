import { frequencies } from '@larder/contract/frequencies'
import { serve } from '#kit/http/serve.ts'
import { decideFrequency } from './decide-frequency.ts'
import { listProposals } from './list-proposals.ts'

export const frequencyRoutes = [
  serve(frequencies.proposals, listProposals),
  serve(frequencies.decide, decideFrequency),
]
