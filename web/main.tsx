import './no-eval.ts'
import './styles/index.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { App } from '#web/app/app.tsx'
import { isCodeMissing } from '#web/app/lazy-with-retry.tsx'
import { runsFrom } from '#web/app/new-version.ts'
import { lacksPackage, onAuthState } from '#web/features/account/auth/auth-state.ts'
import { Root } from './app/app.tsx'
import { activateChosenLanguage, chosenLanguage, syncLanguageWithAccount } from './i18n/language.ts'

runsFrom(import.meta.url)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

const page = (
  <Root>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Root>
)

// The server has set them in the page already, where they keep the places of the menu and the cart until React has put
// these there.
onAuthState(({ user }) => {
  document.documentElement.toggleAttribute('data-signed-in', user !== null)
  document.documentElement.toggleAttribute('data-unpaid', lacksPackage(user))
  syncLanguageWithAccount(user)
})

// React renders a page again in Spanish once Spanish is chosen, and replaces one whose code is missing by the notice.
const onRecoverableError = (error: unknown) => chosenLanguage() === 'en' && !isCodeMissing() && reportError(error)

// In a transition, so that hydration yields to input.
if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, page, { onRecoverableError }))
else if (chosenLanguage() === 'en') createRoot(root).render(page)
else void activateChosenLanguage().then(() => createRoot(root).render(page))
