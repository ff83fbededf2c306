import { LanguageButton } from './language-button.tsx'
import { LateMenu } from './late-menu.tsx'

const load = () => import('./language-menu.tsx').then(({ LanguageMenu }) => LanguageMenu)

/** The current language with its flag; the menu offers the others. */
export const LanguageSwitcher = () => <LateMenu button={LanguageButton} load={load} />
