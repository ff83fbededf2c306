import { sharedAccesses } from '@larder/contract/shared-accesses'
import { query } from '#kit/query.ts'

export const demoLink = () => query(sharedAccesses.demo)
