import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { translate } from '#web/i18n/i18n.ts'

interface MenuEntry {
  label: string
  onSelect: () => void
  /** A line above it sets it apart. */
  apart?: boolean
}

interface MenuProps {
  /** The name of the button, which shows only a sign. */
  label: string
  sign: ReactNode
  signClassName: string
  /** What is above the entries, to be read. */
  head: ReactNode
  entries: readonly MenuEntry[]
}

/** Where the focus goes when the menu opens: pointers leave it on the whole, keys bring it to an entry. */
type Entered = 'whole' | 'first' | 'last'

const step: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at, last) => (at < 0 ? last : Math.max(at - 1, 0)),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * A button that opens a menu below it, with the keys of the ARIA menu pattern: arrows, Home and End, the first letter,
 * Escape. It is in the page's flow and is not modal.
 */
export function Menu({ label, sign, signClassName, head, entries }: MenuProps) {
  const [open, setOpen] = useState<Entered | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  // biome-ignore lint/correctness/useExhaustiveDependencies: the items are those on screen when it opens
  useEffect(() => {
    if (!open) return
    if (open === 'whole') menu.current?.focus()
    else
      items()
        .at(open === 'first' ? 0 : -1)
        ?.focus()
    const leave = (event: Event) => {
      if (!(event.target instanceof Node && place.current?.contains(event.target))) setOpen(null)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [open])

  const close = () => {
    setOpen(null)
    button.current?.focus()
  }

  const choose = ({ onSelect }: MenuEntry) => {
    close()
    onSelect()
  }

  const move = (event: KeyboardEvent) => {
    const all = items()
    const at = all.findIndex((item) => item.matches(':focus'))
    const letter = event.key.toLowerCase()
    const begins = (item: HTMLElement) => letter.length === 1 && item.textContent?.toLowerCase().startsWith(letter)
    const next = step[event.key]
      ? all[step[event.key]?.(at, all.length - 1) ?? 0]
      : [...all.slice(at + 1), ...all.slice(0, at + 1)].find(begins)
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') close()
    else if (next && letter !== ' ') {
      event.preventDefault()
      next.focus()
    }
  }

  const byKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  // A button that is pressed with a key reports no clicks.
  const toggle = ({ nativeEvent }: SyntheticEvent<HTMLButtonElement, UIEvent>) =>
    open ? close() : setOpen(nativeEvent.detail === 0 ? 'first' : 'whole')

  return (
    <div ref={place} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        className={signClassName}
        onClick={toggle}
        onKeyDown={byKey}
      >
        {sign}
      </button>
      {open && (
        <div
          ref={menu}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className="absolute top-full right-0 z-40 mt-2 min-w-56 max-w-[calc(100vw-2rem)] rounded-md border border-hairline bg-surface p-1.5 shadow-lg outline-none"
          onKeyDown={move}
        >
          {head}
          {entries.map((entry) => (
            <MenuItem key={entry.label} {...entry} onSelect={() => choose(entry)} />
          ))}
        </div>
      )}
    </div>
  )
}

function MenuItem({ label, apart, onSelect }: MenuEntry) {
  return (
    <>
      {apart && <hr className="my-1 border-t border-hairline" />}
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className="block w-full rounded-sm px-3 py-2.5 text-left hover:bg-sage focus:bg-sage focus-visible:-outline-offset-3"
        onClick={onSelect}
        onPointerMove={({ currentTarget }) => currentTarget.focus({ preventScroll: true })}
      >
        {translate(label)}
      </button>
    </>
  )
}
