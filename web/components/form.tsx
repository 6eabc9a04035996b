import clsx from 'clsx'
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import {
  type FieldValues,
  FormProvider,
  get,
  type UseFormReturn,
  useController,
  useForm,
  useFormState,
} from 'react-hook-form'
import type { Message } from '#domain/message.ts'
import { ErrorSummary } from './error-summary.tsx'
import {
  type FormSchema,
  type InputOf,
  listErrors,
  type OutputOf,
  resolverOf,
  sameValue,
  type TranslatableError,
  type ValidationError,
} from './form-values.ts'
import { NeedsScripts, useInBrowser } from './hydration.tsx'
import { fieldId, focusField } from './link-targets.ts'
import { markTitleWithError } from './page-title.tsx'

/** The form as react-hook-form returns it, for the page around a {@link Form}. */
export type FormRef = RefObject<UseFormReturn | null>

export interface Submission {
  /** The `value` of the button that was pressed, '' when it has none. Enter presses the form's first submit button. */
  intent: string
  /** Resets the form to `values`, or to what was saved. */
  reset: (saved?: FieldValues) => void
}

/** Receives the form's values after every change, and the names of those that differ from the saved ones. */
type ValuesListener<Values> = (values: Values, changedNames: string[]) => void

interface FormProps<S extends FormSchema> {
  schema: S
  /** What the form shows. When it changes, fields that the user has typed in keep their typing. */
  values: InputOf<S>
  /** Unsaved typing from an earlier visit, which replaces some of the first `values`. */
  draft?: Partial<InputOf<S>>
  /** May be asynchronous; the form counts as submitting until it ends. It must not throw. */
  onSubmit: (values: OutputOf<S>, submission: Submission) => unknown
  onInvalid?: (errors: ValidationError[], submission: Submission) => void
  onValuesChange?: ValuesListener<InputOf<S>>
  /** Validates each field when the user first leaves it, and from then on while they type, not only all of them on submit. */
  checksEarly?: boolean
  /** Disables every control. */
  lock?: boolean
  /** Names the form for screen readers, which also makes it a landmark. */
  label?: string
  formRef?: FormRef
  className?: string
  children: ReactNode
}

/**
 * Resolves once the browser has drawn the press of a button: on a slow phone, validating and saving a long list take longer than
 * a press may stay unanswered. A page in the background draws nothing, therefore the time limit.
 */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100)
  })

/** A form that validates on submit, keeps what was typed, and shows its errors beside its fields, several also in a list above it. */
export function Form<S extends FormSchema>({ schema, values, draft, onSubmit, onInvalid, ...rest }: FormProps<S>) {
  const inBrowser = useInBrowser()
  const form = useValidatedForm(schema, values, rest.checksEarly)
  const { submitCount } = form.formState
  const errors = listErrors(form.formState.errors)
  // What was typed before React hydrates the page would be lost, or sent by the browser in the page's address.
  const locked = !inBrowser || Boolean(rest.lock)
  const { summary, listed, holdFocus } = useFocusAfterSubmit(errors, submitCount, locked)
  const submitting = useRef(false)
  useDraft(form, draft)
  useValuesListener(form, rest.onValuesChange)
  useImperativeHandle(rest.formRef, () => form, [form])
  const invalid = errors.length > 0
  useEffect(() => (invalid ? markTitleWithError() : undefined), [invalid])

  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault()
    event.stopPropagation()
    // Several presses within one turn of the event loop all come before the form is rendered as submitting.
    if (submitting.current) return
    submitting.current = true
    holdFocus()
    const pressed = event.nativeEvent.submitter
    const submission: Submission = {
      intent: pressed instanceof HTMLButtonElement ? pressed.value : '',
      reset: (saved = values) => form.reset(saved),
    }
    const validateAndSubmit = form.handleSubmit(
      (parsed) => onSubmit(parsed as OutputOf<S>, submission),
      (found) => onInvalid?.(listErrors(found), submission),
    )
    void nextPaint()
      .then(() => validateAndSubmit(event))
      .finally(() => {
        submitting.current = false
      })
  }

  return (
    <FormProvider {...form}>
      <form noValidate aria-label={rest.label} onSubmit={submit}>
        <NeedsScripts />
        {/* Among fields that are still being filled in, a list above them would push them down. */}
        <ErrorSummary ref={summary} errors={listed ? errors : []} />
        <fieldset disabled={locked} className={clsx('min-w-0', !inBrowser && 'not-hydrated', rest.className)}>
          {rest.children}
        </fieldset>
      </form>
    </FormProvider>
  )
}

const KEEP_TYPING = {
  keepDirtyValues: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
  keepTouched: true,
}

/** A form that keeps what was typed when its `values` change; the fields that nobody has typed in follow them. */
function useValidatedForm(schema: FormSchema, values: FieldValues, checksEarly = false): UseFormReturn {
  const form: UseFormReturn = useForm({
    defaultValues: values,
    mode: checksEarly ? 'onTouched' : 'onSubmit',
    // The summary takes the focus, or the one field is brought into sight with it.
    shouldFocusError: false,
    resolver: async (typed, context, options) => {
      const result = await resolverOf(schema)(typed, context, options)
      // react-hook-form looks at the changed field alone, but its value may correct another or take its question off the page.
      for (const { name } of listErrors(form.formState.errors)) if (!get(result.errors, name)) form.clearErrors(name)
      return result
    },
  })
  const shown = useRef(values)
  useEffect(() => {
    if (sameValue(shown.current, values)) return
    shown.current = values
    form.reset(values, KEEP_TYPING)
  }, [form, values])
  return form
}

function useDraft(form: UseFormReturn, draft: FieldValues | undefined) {
  const first = useRef(draft)
  useEffect(() => {
    for (const [name, value] of Object.entries(first.current ?? {})) form.setValue(name, value, { shouldDirty: true })
  }, [form])
}

function useValuesListener<Values>(form: UseFormReturn, listener: ValuesListener<Values> | undefined) {
  const latest = useRef(listener)
  latest.current = listener
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues, dirtyFields = {} }) => {
          // A value that has become the saved one stays dirty: the server may still reject it, and the saved one then reverts.
          const changed = Object.keys(dirtyFields).filter((name) => !sameValue(values[name], defaultValues?.[name]))
          latest.current?.(values as Values, changed)
        },
      }),
    [form],
  )
}

/** A screen reader reads a field, with its error, when the focus comes to it: Enter was pressed with the focus there. */
function focusAnew(name: string): boolean {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return focusField(name)
}

/**
 * After a submission, moves the focus to the one field with an error, or to the summary of several; without errors, restores the
 * focus that disabled controls have lost.
 */
function useFocusAfterSubmit(errors: readonly ValidationError[], submitCount: number, locked: boolean) {
  const summary = useRef<HTMLDivElement>(null)
  const held = useRef<Element | null>(null)
  // Only a submission decides it: a list that comes or goes moves the fields, and they are being corrected.
  const [listed, setListed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: errors that change while typing must not move the focus
  useEffect(() => {
    if (submitCount === 0) return
    const [first, second] = errors
    if (!first) return setListed(false)
    if (!second && focusAnew(first.name)) return setListed(false)
    setListed(true)
    summary.current?.focus({ preventScroll: true })
    // What is in sight stays where it is. A summary higher than the screen would be brought into sight by its middle; it is read from its top.
    const inSight = (summary.current?.offsetHeight ?? 0) < window.innerHeight / 2
    summary.current?.scrollIntoView?.({ block: inSight ? 'nearest' : 'start' })
  }, [submitCount, listed])
  // Whether the controls are freed before or after the submission counts as ended depends on what else it has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: either of them may be the last
  useEffect(() => {
    if (locked || document.activeElement !== document.body) return
    if (held.current instanceof HTMLElement) held.current.focus()
  }, [submitCount, locked])
  const holdFocus = () => {
    held.current = document.activeElement
  }
  return { summary, listed, holdFocus }
}

export interface FieldText {
  /** The dotted path of the value in the form, for example `beneficiaries.0.name`. */
  name: string
  label: string
  /** One short sentence: why it is asked, or where to find the answer. */
  help?: string
  /** Appends '(optional)' to the label. */
  optional?: boolean
  /** An error found outside the form, for example by the server. The form's own error comes first. */
  fieldError?: Message | string
}

type Described = Pick<FieldText, 'name' | 'help' | 'fieldError'>

/** The id and aria attributes that tie a control to its label, help and error. */
function describe({ name, help, fieldError }: Described, own: Partial<TranslatableError> | undefined) {
  const error = own?.text ?? own?.message ?? fieldError
  const id = fieldId(name)
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    error,
    id,
    aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined },
  }
}

/** One value of the form around the caller, which renders again only when that value or its error changes. */
export function useField(text: Described) {
  const { field, fieldState } = useController({ name: text.name })
  return { field, ...describe(text, fieldState.error) }
}

/** The error of one part of a value, such as a name in a list of people. */
export function useFieldError(text: Described) {
  const { errors } = useFormState({ name: text.name })
  return describe(text, get(errors, text.name))
}
