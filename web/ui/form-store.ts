import type * as z from 'zod/mini'
import { type Fault, faultsIn, heardAnew, stillWrong } from './form-errors.ts'
import { sameValue } from './same-value.ts'

export type FormValues = Record<string, unknown>
/**
 * What a form's values are checked by: a schema, which may also make something of them, or a function that says what is
 * wrong, on pages that are not worth zod's 9 KB.
 */
export type FormSchema = z.ZodMiniType<FormValues, FormValues> | ((values: never) => Fault[])
/** What the form holds. */
export type InputOf<S extends FormSchema> = S extends (values: infer Values) => Fault[] ? Values : z.input<S>
/** What it hands over when nothing is wrong. */
export type OutputOf<S extends FormSchema> = S extends (values: infer Values) => Fault[] ? Values : z.output<S>

/** What of a form shows beyond its values. */
export interface FormStanding {
  faults: readonly Fault[]
  submitting: boolean
  /** How often it was submitted. */
  submitCount: number
}

interface Checks {
  schema: FormSchema
  /** Each field when it is first left, and not only all of them at the end. */
  early: boolean
}

const FRESH: FormStanding = { faults: [], submitting: false, submitCount: 0 }

/** What a form holds: the values it was given, what was typed over them, and what is wrong with them. */
export class FormStore {
  checks: Checks
  #given: FormValues
  #values: FormValues
  #standing = FRESH
  /** The names of the values that differ from those given, in the order in which they came to. */
  readonly #typed = new Set<string>()
  readonly #left = new Set<string>()
  /** What the fields without an answer hold. */
  readonly #empty = new Map<string, unknown>()
  readonly #listeners = new Set<() => void>()
  readonly #hearers = new Set<(values: FormValues, typedNames: string[]) => void>()

  constructor(given: FormValues, checks: Checks) {
    this.#given = given
    this.#values = given
    this.checks = checks
  }

  readonly values = (): FormValues => this.#values
  readonly standing = (): FormStanding => this.#standing
  readonly value = (name: string): unknown => this.#values[name]

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Told after every change of the values. */
  readonly hear = (hearer: (values: FormValues, typedNames: string[]) => void): (() => void) => {
    this.#hearers.add(hearer)
    return () => this.#hearers.delete(hearer)
  }

  /** A value that the user typed or chose, which is checked as soon as it is known to be of interest. */
  readonly change = (name: string, value: unknown): void => {
    this.#put(name, value)
    if (this.#standing.submitCount > 0 || (this.checks.early && this.#left.has(name))) this.#check(name)
  }

  /** A value that comes from elsewhere than its field. */
  readonly set = (name: string, value: unknown): void => {
    this.#put(name, value)
    const { faults } = this.#standing
    if (faults.length > 0) this.#stand({ faults: stillWrong(faults, this.#checked().faults) })
  }

  #put(name: string, value: unknown): void {
    this.#values = { ...this.#values, [name]: value }
    if (sameValue(value, this.#given[name])) this.#typed.delete(name)
    else this.#typed.add(name)
    this.#tell(true)
  }

  /** An empty field answers with what an empty field holds, where the form was given nothing for it. */
  readonly fill = (name: string, empty: unknown): void => {
    if (empty === undefined || this.#empty.has(name)) return
    this.#empty.set(name, empty)
    this.#given = this.#filled(this.#given)
    this.#values = this.#filled(this.#values)
    this.#tell(false)
  }

  /** The user has left the field. */
  readonly leave = (name: string): void => {
    this.#left.add(name)
    if (this.checks.early && this.#standing.submitCount === 0) this.#check(name)
  }

  /** Other values to show. What was typed stays. */
  readonly give = (given: FormValues): void => {
    const kept = [...this.#typed].map((name) => [name, this.#values[name]] as const)
    this.#given = this.#filled(given)
    this.#values = { ...this.#given, ...Object.fromEntries(kept) }
    this.#tell(true)
  }

  /** Back to the values given, as if nothing had been typed or submitted. */
  readonly reset = (given: FormValues = this.#given): void => {
    this.#given = this.#filled(given)
    this.#values = this.#given
    this.#typed.clear()
    this.#left.clear()
    this.#standing = { ...FRESH, submitting: this.#standing.submitting }
    this.#tell(true)
  }

  /** Checks everything and hands over what the schema made of it, or what is wrong. */
  readonly submit = async (
    onValid: (parsed: FormValues) => unknown,
    onInvalid: (faults: Fault[]) => void,
  ): Promise<void> => {
    this.#stand({ submitting: true })
    try {
      const { faults, parsed } = this.#checked()
      this.#stand({ faults })
      if (faults.length === 0) await onValid(parsed)
      else onInvalid(faults)
    } finally {
      this.#stand({ submitting: false, submitCount: this.#standing.submitCount + 1 })
    }
  }

  #filled(values: FormValues): FormValues {
    const missing = [...this.#empty].filter(([name]) => values[name] === undefined)
    return missing.length === 0 ? values : { ...values, ...Object.fromEntries(missing) }
  }

  #checked(): { faults: Fault[]; parsed: FormValues } {
    const { schema } = this.checks
    // Whoever gave the function gave values of its kind, too.
    if (typeof schema === 'function') return { faults: schema(this.#values as never), parsed: this.#values }
    const checked = schema.safeParse(this.#values)
    return checked.success
      ? { faults: [], parsed: checked.data }
      : { faults: faultsIn(checked.error.issues), parsed: this.#values }
  }

  #check(name: string): void {
    this.#stand({ faults: heardAnew(this.#standing.faults, this.#checked().faults, name) })
  }

  #stand(changed: Partial<FormStanding>): void {
    this.#standing = { ...this.#standing, ...changed }
    this.#tell(false)
  }

  #tell(valuesChanged: boolean): void {
    for (const listener of this.#listeners) listener()
    if (!valuesChanged) return
    // A value that equals the given one stays typed: its save may still be refused, and the given value then goes back.
    const unsaved = [...this.#typed].filter((name) => !sameValue(this.#values[name], this.#given[name]))
    for (const hearer of this.#hearers) hearer(this.#values, unsaved)
  }
}
