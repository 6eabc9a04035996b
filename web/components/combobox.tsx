import { plural } from '@lingui/core/macro'
import clsx from 'clsx'
import { type ComponentProps, type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'

export interface Option {
  key: string
  /** What the user called it. */
  name: string
  about: string
}

interface ComboboxProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'list'> {
  id: string
  value: string
  /** Whether there is anything to suggest. Until there is, it is a plain text field: the same element, which keeps focus and typing. */
  suggests: boolean
  onType: (text: string) => void
  /** The suggestions for the value; asked for while the list may be open. */
  optionsFor: (typed: string) => readonly Option[]
  onPick: (key: string) => void
  /** Names the list for screen readers. */
  listLabel: string
}

/**
 * A text field with a list of suggestions below it, with the keys of the ARIA combobox pattern: arrows, Enter, Escape.
 * Any text may be typed; Enter without a chosen suggestion is the form's. A press on the field opens the list.
 */
export function Combobox({ id, value, suggests, onType, optionsFor, onPick, listLabel, ...input }: ComboboxProps) {
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const list = useRef<HTMLDivElement>(null)
  // A slow phone shows the letter first, and then the list that follows it.
  const typed = useDeferredValue(wanted ? value : undefined)
  const mayOpen = suggests && wanted && typed !== undefined && !input.readOnly && !input.disabled
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is found for a text is found once, and not for each letter again
  const options = useMemo(() => (mayOpen ? optionsFor(typed) : []), [mayOpen, typed])
  const open = options.length > 0
  const current = Math.min(active, options.length - 1)
  const announced = open && current < 0 ? options.length : 0
  const announcement = useMemo(
    () =>
      announced > 0 &&
      plural(announced, {
        one: '# suggestion. The down arrow key chooses it.',
        other: '# suggestions. The down arrow key chooses one.',
      }),
    [announced],
  )
  const optionId = (at: number) => `${id}-option-${at}`
  useEffect(() => {
    if (current >= 0) list.current?.children[current]?.scrollIntoView?.({ block: 'nearest' })
  }, [current])

  const show = (shown: boolean, at = -1) => {
    setWanted(shown)
    setActive(at)
  }
  const pick = (option: Option) => {
    show(false)
    onPick(option.key)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = open ? options[current] : undefined
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      show(true, open ? Math.min(current + 1, options.length - 1) : 0)
    } else if (event.key === 'ArrowUp' && open) {
      event.preventDefault()
      setActive(Math.max(current - 1, -1))
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      pick(chosen)
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation()
      show(false)
    }
  }

  return (
    <div className="relative">
      <input
        dir="auto"
        {...input}
        id={id}
        {...(suggests && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': open,
          'aria-controls': open ? `${id}-options` : undefined,
          'aria-activedescendant': open && current >= 0 ? optionId(current) : undefined,
        })}
        value={value}
        onChange={(event) => {
          show(true)
          onType(event.target.value)
        }}
        onClick={() => show(true)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          show(false)
          input.onBlur?.(event)
        }}
      />
      {open && (
        <div
          ref={list}
          id={`${id}-options`}
          role="listbox"
          aria-label={listLabel}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-md border border-hairline bg-surface p-1 shadow-lg"
        >
          {options.map((option, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            <div
              key={option.key}
              id={optionId(at)}
              role="option"
              aria-selected={at === current}
              className={clsx('cursor-pointer rounded-sm px-3 py-2.5', at === current ? 'bg-sage' : 'hover:bg-sage')}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(option)}
            >
              <span dir="auto" className="block font-semibold wrap-anywhere">
                {option.name}
              </span>
              {option.about && <span className="block text-base text-ink-soft wrap-anywhere">{option.about}</span>}
            </div>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
