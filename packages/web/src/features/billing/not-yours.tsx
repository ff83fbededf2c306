import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '#app/paths.ts'
import { texts } from '#kit/i18n.ts'
import { toast } from '#kit/toasts.ts'

/** Billing is for owners and members of the company (general 6.2). */
export function NotYours() {
  useEffect(() => toast('warning', texts.t('billing.not_yours')), [])
  return <Navigate to={paths.overview} replace />
}
