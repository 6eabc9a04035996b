import './no-eval.ts'
import './styles/index.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from '#web/router/router.tsx'
import { onAuthState } from './auth/auth-state.ts'
import { App } from './shell/app.tsx'
import { Root } from './shell/root.tsx'
import { chosenLanguage, heedAccount, speakAsChosen } from './spanish/language.ts'
import { beginTakingOver } from './wake/taken-over.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id "root"')

const page = (
  <Root>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </Root>
)

// The server has set it in the page already, where it hides the rendered 'Log In' until React has put the menu in its place.
onAuthState(({ user }) => {
  document.documentElement.toggleAttribute('data-signed-in', user !== null)
  heedAccount(user)
})

// What React comes to only when Spanish is on already, it draws anew in Spanish, as it should.
const onRecoverableError = (fault: unknown) => chosenLanguage() === 'en' && reportError(fault)

// In a transition, so that taking over gives way to whatever the reader does meanwhile.
if (root.hasChildNodes()) {
  beginTakingOver()
  startTransition(() => void hydrateRoot(root, page, { onRecoverableError }))
} else if (chosenLanguage() === 'en') createRoot(root).render(page)
else void speakAsChosen().then(() => createRoot(root).render(page))
