import './app/styles.ts'
import { createRoot } from 'react-dom/client'
import { startFromUrl } from '#kit/exchange.ts'
import { startTexts } from '#kit/i18n.ts'
import { watchInstall } from '#kit/install.ts'
import { watchChunkFailures } from '#kit/refresh.ts'
import { followOtherTabs } from '#kit/session.ts'
import { App } from '#app/providers.tsx'

watchChunkFailures()
watchInstall()
followOtherTabs()
const root = document.getElementById('root')
if (root !== null) {
  void Promise.all([startFromUrl(), startTexts()]).then(([tell]) => {
    createRoot(root).render(<App />)
    tell()
  })
}
