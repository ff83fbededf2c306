import { photos } from '@larder/contract/photos'
import { serve } from '#kit/http/serve.ts'
import { sendPhoto, takePhoto } from './send-photo.ts'

export const photoRoutes = [serve(photos.send, sendPhoto, { before: takePhoto })]
