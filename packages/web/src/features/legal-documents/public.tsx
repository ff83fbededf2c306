/** The parts of the operator's documents that other features show. */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { legalList } from './legal-documents.api.ts'
import { legalNames } from './legal-names.ts'
import styles from './legal-links.module.css'

/** Whether the installation has terms, which an account accepts. */
export const useHasTerms = (): boolean => useQuery(legalList()).data?.includes('terms') === true

/** Links to the documents that the installation has; nothing where it has none. */
export function LegalLinks() {
  const say = useSay()
  const { data: keys = [] } = useQuery(legalList())
  if (keys.length === 0) return null
  return (
    <nav aria-label={say('legal.documents')} className={styles.links}>
      {keys.map((key) => (
        <Link key={key} to={paths.legalDocument} params={{ document: key }} className={styles.link}>
          {say(legalNames[key])}
        </Link>
      ))}
    </nav>
  )
}
