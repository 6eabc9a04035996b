import clsx from 'clsx'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { markTitleWithError } from './document-title.ts'
import { ErrorSummary } from './error-summary.tsx'
import type { Fault } from './form-errors.ts'
import { type FormSchema, FormStore, type FormValues, type InputOf, type OutputOf } from './form-store.ts'
import { NeedsScripts } from './needs-scripts.tsx'
import { sameValue } from './same-value.ts'
import { FormProvider } from './use-form.ts'
import { useInBrowser } from './use-in-browser.ts'
import { useValuesHeard, type ValuesHeard } from './use-values-heard.ts'

export interface Submission {
  /** The `value` of the button that was pressed, '' when it has none. Enter presses the form's first submit button. */
  intent: string
  /** Empties the form back to the values it was given. */
  reset: () => void
}

interface FormProps<S extends FormSchema> {
  schema: S
  /** What the form shows. When it changes, fields that the user has typed in keep their typing. */
  values: InputOf<S>
  /** Unsaved typing from an earlier visit, laid over `values` once. */
  draft?: Partial<InputOf<S>>
  /** May be asynchronous; the form counts as submitting until it ends. It must not throw. */
  onSubmit: (values: OutputOf<S>, submission: Submission) => unknown
  onInvalid?: (faults: Fault[], submission: Submission) => void
  onValuesChange?: ValuesHeard<InputOf<S>>
  /** Checks each field when it is first left, and from then on while it is typed in, and not only all of them at the end. */
  checksEarly?: boolean
  /** Disables every control: always when true, or only while submitting. */
  lock?: boolean | 'while-submitting'
  /** Names the form for screen readers, which also makes it a landmark. */
  label?: string
  className?: string
  children: ReactNode
}

/** A form that validates on submit, keeps what was typed, and says above and beside the fields what is wrong. */
export function Form<S extends FormSchema>({ schema, values, draft, onSubmit, onInvalid, ...rest }: FormProps<S>) {
  const inBrowser = useInBrowser()
  const form = useStore(schema, values, rest.checksEarly ?? false)
  const { faults, submitting, submitCount } = useSyncExternalStore(form.subscribe, form.standing, form.standing)
  // What were typed before React is there would be lost, or sent by the browser in the page's address.
  const locked = !inBrowser || Boolean(rest.lock === 'while-submitting' ? submitting : rest.lock)
  const { summary, holdFocus } = useFocusAfterSubmit(faults, submitCount, locked)
  const running = useRef(false)
  useValuesHeard(form, draft, rest.onValuesChange)
  const wrong = faults.length > 0
  useEffect(() => (wrong ? markTitleWithError() : undefined), [wrong])

  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault()
    event.stopPropagation()
    // Several presses within one turn of the event loop all come before the form knows that it is submitting.
    if (running.current) return
    running.current = true
    holdFocus()
    const pressed = event.nativeEvent.submitter
    const submission: Submission = {
      intent: pressed instanceof HTMLButtonElement ? pressed.value : '',
      reset: () => form.reset(values),
    }
    const done = form.submit(
      (parsed) => onSubmit(parsed as OutputOf<S>, submission),
      (found) => onInvalid?.(found, submission),
    )
    void done.finally(() => {
      running.current = false
    })
  }

  return (
    <FormProvider value={form}>
      <form noValidate aria-label={rest.label} onSubmit={submit}>
        <NeedsScripts />
        {/* Among fields that are still being filled in, a list above them would push them down. */}
        <ErrorSummary ref={summary} faults={rest.checksEarly && submitCount === 0 ? [] : faults} />
        <fieldset disabled={locked} className={clsx('min-w-0', !inBrowser && 'not-hydrated', rest.className)}>
          {rest.children}
        </fieldset>
      </form>
    </FormProvider>
  )
}

/** The form's store, which lives as long as the form and keeps what was typed when it is given other values. */
function useStore(schema: FormSchema, values: FormValues, early: boolean): FormStore {
  const [form] = useState(() => new FormStore(values, { schema, early }))
  const given = useRef(values)
  useEffect(() => {
    form.checks = { schema, early }
  }, [form, schema, early])
  useEffect(() => {
    if (sameValue(given.current, values)) return
    given.current = values
    form.give(values)
  }, [form, values])
  return form
}

/** After a submission, leads to what is wrong; when nothing is, gives the focus back that disabled controls have lost. */
function useFocusAfterSubmit(faults: readonly Fault[], submitCount: number, locked: boolean) {
  const summary = useRef<HTMLDivElement>(null)
  const held = useRef<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: errors that change while typing must not move the focus
  useEffect(() => {
    if (submitCount === 0) return
    if (faults.length > 0) {
      summary.current?.focus({ preventScroll: true })
      // What is in sight stays where it is. A summary higher than the screen would be brought into sight by its middle; it is read from its top.
      const inSight = (summary.current?.offsetHeight ?? 0) < window.innerHeight / 2
      summary.current?.scrollIntoView?.({ block: inSight ? 'nearest' : 'start' })
    }
  }, [submitCount])
  // Whether the controls are freed before or after the submission counts as ended depends on what else it has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: either of them may be the last
  useEffect(() => {
    if (locked || document.activeElement !== document.body) return
    if (held.current instanceof HTMLElement) held.current.focus()
  }, [submitCount, locked])
  const holdFocus = () => {
    held.current = document.activeElement
  }
  return { summary, holdFocus }
}
