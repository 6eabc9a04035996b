import { zodResolver } from '@hookform/resolvers/zod'
import clsx from 'clsx'
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { type FieldValues, FormProvider, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { markTitleWithError } from './document-title.ts'
import { ErrorSummary } from './error-summary.tsx'
import { type Fault, faultsIn } from './form-errors.ts'
import { NeedsScripts } from './needs-scripts.tsx'
import { useInBrowser } from './use-in-browser.ts'
import { useValuesHeard, type ValuesHeard } from './use-values-heard.ts'

type Schema = z.ZodMiniType<FieldValues, FieldValues>

export interface Submission {
  /** The `value` of the button that was pressed, '' when it has none. Enter presses the form's first submit button. */
  intent: string
  /** Empties the form back to the values it was given. */
  reset: () => void
}

interface FormProps<S extends Schema> {
  schema: S
  /** What the form shows. When it changes, fields that the user has typed in keep their typing. */
  values: z.input<S>
  /** Unsaved typing from an earlier visit, laid over `values` once. */
  draft?: Partial<z.input<S>>
  /** May be asynchronous; the form counts as submitting until it ends. It must not throw. */
  onSubmit: (values: z.output<S>, submission: Submission) => unknown
  onInvalid?: (faults: Fault[], submission: Submission) => void
  onValuesChange?: ValuesHeard<z.input<S>>
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
export function Form<S extends Schema>({ schema, values, draft, onSubmit, onInvalid, ...rest }: FormProps<S>) {
  const inBrowser = useInBrowser()
  const form = useForm<z.input<S>, unknown, z.output<S>>({
    resolver: zodResolver(schema),
    mode: rest.checksEarly ? 'onTouched' : 'onSubmit',
    values,
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true },
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const faults = faultsIn(errors)
  // What were typed before React is there would be lost, or sent by the browser in the page's address.
  const locked = !inBrowser || Boolean(rest.lock === 'while-submitting' ? isSubmitting : rest.lock)
  const { summary, holdFocus } = useFocusAfterSubmit(faults, submitCount, locked)
  const running = useRef(false)
  useValuesHeard(form, draft, rest.onValuesChange)
  const wrong = faults.length > 0
  useEffect(() => (wrong ? markTitleWithError() : undefined), [wrong])

  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault()
    event.stopPropagation()
    // Several presses within one turn of the event loop all come before the form knows that it is submitting.
    if (isSubmitting || running.current) return
    running.current = true
    holdFocus()
    const pressed = event.nativeEvent.submitter
    const submission: Submission = {
      intent: pressed instanceof HTMLButtonElement ? pressed.value : '',
      // Said in full, because a reset takes the options above for its own where it names none.
      reset: () =>
        form.reset(values, {
          keepDirtyValues: false,
          keepErrors: false,
          keepIsSubmitted: false,
          keepSubmitCount: false,
        }),
    }
    const check = form.handleSubmit(
      async (parsed) => void (await onSubmit(parsed, submission)),
      (found) => onInvalid?.(faultsIn(found), submission),
    )
    void check(event).finally(() => {
      running.current = false
    })
  }

  return (
    <FormProvider {...form}>
      <form noValidate aria-label={rest.label} onSubmit={submit}>
        <NeedsScripts />
        {/* Among fields that are still being filled in, a list above them would push them down. */}
        <ErrorSummary ref={summary} faults={rest.checksEarly && submitCount === 0 ? [] : faults} />
        <fieldset disabled={locked} className={clsx('min-w-0', !inBrowser && 'not-taken-over', rest.className)}>
          {rest.children}
        </fieldset>
      </form>
    </FormProvider>
  )
}

/** After a submission, leads to what is wrong; when nothing is, gives the focus back that disabled controls have lost. */
function useFocusAfterSubmit(faults: Fault[], submitCount: number, locked: boolean) {
  const summary = useRef<HTMLDivElement>(null)
  const held = useRef<Element | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: errors that change while typing must not move the focus
  useEffect(() => {
    if (submitCount === 0) return
    if (faults.length > 0) {
      // A summary higher than the screen would be brought into sight by its middle; it is read from its top.
      summary.current?.focus({ preventScroll: true })
      summary.current?.scrollIntoView?.({ block: 'start' })
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
