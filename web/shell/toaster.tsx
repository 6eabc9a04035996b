import clsx from 'clsx'
import { Toast } from 'radix-ui'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { say } from '#web/spanish/say.ts'
import { onTopDialog, topDialog } from '#web/ui/dialog.tsx'
import { currentToast, dismissToast, onToast } from './toast-store.ts'

/** The one toast on screen, if any. While a modal dialog is open it stands within it, because all else is behind the dialog's backdrop. */
export function Toaster() {
  const dialog = useSyncExternalStore(onTopDialog, topDialog, () => null)
  return dialog ? createPortal(<CurrentToast />, dialog) : <CurrentToast />
}

/** Radix pauses its time while it is hovered or focused. */
function CurrentToast() {
  const toast = useSyncExternalStore(onToast, currentToast, () => null)
  return (
    <Toast.Provider swipeDirection="right" label="Message">
      {toast && (
        <Toast.Root
          key={toast.id}
          duration={toast.duration}
          type={toast.destructive ? 'foreground' : 'background'}
          onOpenChange={(open) => open || dismissToast()}
          className={clsx(
            'flex items-start justify-between gap-4 rounded-md border bg-surface px-5 py-4 shadow-lg',
            toast.destructive ? 'border-clay' : 'border-edge',
          )}
        >
          <div className="min-w-0">
            <Toast.Title className={clsx('font-semibold', toast.destructive && 'text-clay')}>
              {say(toast.title)}
            </Toast.Title>
            {toast.description && (
              <Toast.Description className="mt-0.5 text-base">{say(toast.description)}</Toast.Description>
            )}
          </div>
          <Toast.Close
            aria-label="Dismiss"
            className="-mr-2 grid size-9 shrink-0 place-items-center rounded-sm hover:bg-sage"
          >
            <svg
              viewBox="0 0 16 16"
              className="size-4"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              aria-hidden="true"
            >
              <path d="m3 3 10 10M13 3 3 13" strokeLinecap="round" />
            </svg>
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="print:hidden fixed inset-x-4 top-4 z-50 m-0 list-none p-0 outline-none sm:top-auto sm:bottom-4 sm:left-auto sm:w-96" />
    </Toast.Provider>
  )
}
