import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

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
    element?.showModal()
    return () => element?.close()
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
