import { packageFeatures } from '@larder/core/billing'
import { lazy, Suspense, type ReactNode } from 'react'
import { useAccess } from '#kit/access.ts'
import { loadPiece } from '#kit/refresh.ts'

const PackageLock = lazy(() =>
  loadPiece(() => import('./package-lock.tsx')).then(({ PackageLock: lock }) => ({ default: lock })),
)

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
