import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { english } from '#domain/message.ts'
import { translate } from '#web/i18n/i18n.ts'
import { createStore, useStore } from '#web/store.ts'
import { Button } from './button.tsx'
import { questionStore } from './confirm-store.ts'

const open: HTMLDialogElement[] = []

/** The dialog above all others: outside of it nothing can be seen well, pressed or read out. */
export const topDialog = createStore<HTMLDialogElement | null>(null)
const updateTopDialog = () => topDialog.set(open.at(-1) ?? null)

interface DialogProps {
  open: boolean
  /** Called when the user presses Escape. */
  onClose: () => void
  title: string
  children: ReactNode
}

/** A modal dialog: the browser's own, which keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({ onClose, title, children }: Omit<DialogProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // A layout effect, because the browser gives the focus back only if closing comes before the element is taken away.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    open.push(element)
    updateTopDialog()
    return () => {
      element.close()
      open.splice(open.indexOf(element), 1)
      updateTopDialog()
      // What had the focus before may have gone with its page, or go with it now.
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.querySelector<HTMLElement>('h1')?.focus()
      })
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      {children}
    </dialog>
  )
}

/** Shows the question of `askToConfirm()`. The harmless answer comes first and so holds the focus. */
export default function ConfirmDialog() {
  const asked = useStore(questionStore, null)
  if (!asked) return null
  const { also } = asked
  const [no, yes] = also
    ? (['secondary', 'secondary'] as const)
    : asked.likely === 'no'
      ? (['primary', 'secondary'] as const)
      : (['secondary', asked.destructive ? 'destructive' : 'primary'] as const)
  return (
    <Dialog open title={translate(asked.title)} onClose={() => asked.answer(false)}>
      {[asked.body, ...(asked.more ?? [])].map((paragraph) => (
        <p key={english(paragraph)} className="mt-3 wrap-anywhere first:mt-0">
          {translate(paragraph)}
        </p>
      ))}
      <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
        {asked.no !== undefined && (
          <Button variant={no} onClick={() => asked.answer(false)}>
            {translate(asked.no)}
          </Button>
        )}
        <Button variant={yes} onClick={() => asked.answer(true)}>
          {translate(asked.yes)}
        </Button>
        {also && (
          <Button
            onClick={() => {
              asked.answer(false)
              also.act()
            }}
          >
            {translate(also.label)}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
