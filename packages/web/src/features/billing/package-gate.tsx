import { packageFeatures } from '@larder/core/billing'
import { Suspense, type ReactNode } from 'react'
import { useAccess } from '#kit/access.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'

const PackageLock = lazyPiece(() => import('./package-lock.tsx'), 'PackageLock')

/**
 * Around every page: says what the company's package does not open there. Companies with all load nothing.
 */
export function PackageGate({ children }: { readonly children: ReactNode }) {
  const features = useAccess().company?.features ?? packageFeatures
  if (features.length === packageFeatures.length) return children
  return (
    <Suspense fallback={null}>
      <PackageLock>{children}</PackageLock>
    </Suspense>
  )
}
