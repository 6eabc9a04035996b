import { t } from '@lingui/core/macro'
import clsx from 'clsx'
import { Toast } from 'radix-ui'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { topDialog } from '#web/components/dialog.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { useStore } from '#web/store.ts'
import { dismissToast, toastStore } from './toast-store.ts'

/** The one toast on screen, if any. While a modal dialog is open it stands within it, because all else is behind the dialog's backdrop. */
export default function Toaster() {
  const dialog = useStore(topDialog, null)
  return dialog ? createPortal(<CurrentToast />, dialog) : <CurrentToast />
}

/**
 * Radix pauses its time while it is hovered or focused. It lets presses through to what it covers, and thereby the moves of
 * the pointer too, so these are passed on to Radix here.
 */
function CurrentToast() {
  const toast = useStore(toastStore, null)
  const root = useRef<HTMLLIElement>(null)
  const shown = toast !== null
  useEffect(() => {
    if (!shown) return
    const follow = ({ isTrusted, pointerType, clientX: x, clientY: y }: PointerEvent) => {
      // A finger does not hover: it moves to scroll, and no event reports that it is gone.
      if (!isTrusted || pointerType === 'touch' || !root.current) return
      const { left, right, top, bottom } = root.current.getBoundingClientRect()
      const over = x >= left && x <= right && y >= top && y <= bottom
      root.current.dispatchEvent(new PointerEvent(over ? 'pointermove' : 'pointerleave', { bubbles: true }))
    }
    window.addEventListener('pointermove', follow)
    return () => window.removeEventListener('pointermove', follow)
  }, [shown])
  return (
    <Toast.Provider swipeDirection="right" label={t`Message`}>
      {toast && (
        <Toast.Root
          key={toast.id}
          ref={root}
          duration={toast.duration}
          type={toast.destructive ? 'foreground' : 'background'}
          onOpenChange={(open) => open || dismissToast()}
          className={clsx(
            'pointer-events-none flex items-start justify-between gap-2 rounded-md border bg-surface px-5 py-4 shadow-lg',
            toast.destructive ? 'border-clay' : 'border-edge',
          )}
        >
          <div className="min-w-0">
            <Toast.Title className={clsx('font-semibold', toast.destructive && 'text-clay')}>
              {translate(toast.title)}
            </Toast.Title>
            {toast.description && (
              <Toast.Description className="mt-0.5 text-base">{translate(toast.description)}</Toast.Description>
            )}
          </div>
          <Toast.Close
            aria-label={t`Dismiss`}
            className="pointer-events-auto -mr-2 grid size-9 shrink-0 place-items-center rounded-sm hover:bg-sage"
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
      {/* In a dialog it stands below, for there its heading is where the page has its own. */}
      <Toast.Viewport className="print:hidden pointer-events-none fixed inset-x-4 top-20 in-[dialog]:top-auto in-[dialog]:bottom-4 z-50 m-0 list-none p-0 outline-none sm:top-auto sm:bottom-4 sm:left-auto sm:w-96 xl:w-62" />
    </Toast.Provider>
  )
}
