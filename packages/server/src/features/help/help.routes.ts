import { help } from '@larder/contract/help'
import { serve } from '#kit/http/serve.ts'
import { helpIn } from './help-texts.ts'

export const helpRoutes = [serve(help.list, async (_ctx, { params }) => helpIn(params.lang))]
