import { placeSetup } from '@larder/contract/place-setup'
import { serve } from '#kit/http/serve.ts'
import { getSetup, previewSetup } from './read-setup.ts'
import { copySetup, saveSetup } from './save-setup.ts'

export const placeSetupRoutes = [
  serve(placeSetup.get, getSetup),
  serve(placeSetup.preview, previewSetup),
  serve(placeSetup.save, saveSetup),
  serve(placeSetup.copy, copySetup),
]
