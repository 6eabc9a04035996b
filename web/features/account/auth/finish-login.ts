import { call } from '#web/api/call.ts'
import { dismissToast } from '#web/app/toast-store.ts'
import { welcomeBack } from './account.ts'
import { clearCodeRequired } from './code-required.ts'

/** Goes the other half of a login, with a code. Throws what calling the server throws. */
export async function finishLogin(code: string): Promise<boolean> {
  dismissToast()
  const session = await call('POST /api/sign-in/code', { code })
  clearCodeRequired()
  welcomeBack(session)
  return true
}
