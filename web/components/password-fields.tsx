import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** A shown password is a text, which no browser may correct, or send away to be checked. */
const AS_TYPED = { type: 'text', spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' } as const
const HIDDEN = { type: 'password' } as const

/** The passwords of a form, which one box shows while they are typed; what is submitted is hidden again. */
export function PasswordFields({ children }: { children: (as: typeof AS_TYPED | typeof HIDDEN) => ReactNode }) {
  const [shown, setShown] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const form = box.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <div className="space-y-5">
      {children(shown ? AS_TYPED : HIDDEN)}
      <label className="-mt-3 flex min-h-12 items-center gap-3">
        <input
          ref={box}
          type="checkbox"
          className="size-6 shrink-0"
          checked={shown}
          onChange={() => setShown(!shown)}
        />
        <Trans>Show what I type</Trans>
      </label>
    </div>
  )
}
