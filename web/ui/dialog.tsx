import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

const open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function note(change: () => void) {
  change()
  for (const listener of listeners) listener()
}

/** The dialog above all others: outside of it nothing can be seen well, pressed or heard. */
export const topDialog = (): HTMLDialogElement | null => open.at(-1) ?? null

export function onTopDialog(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

interface DialogProps {
  open: boolean
  /** Called when the reader presses Escape. */
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
    note(() => open.push(element))
    return () => {
      element.close()
      note(() => open.splice(open.indexOf(element), 1))
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
