import type { ReactNode } from 'react'
import type { ApiOperation, ApiResponse, Content, Schema } from '#api/open-api/model.ts'

export const operationAnchor = ({ operationId }: ApiOperation) => operationId

interface OperationProps {
  method: string
  path: string
  operation: ApiOperation
  /** The error response that a reference of the document names. */
  errorResponseNamed: (ref: string) => ApiResponse | undefined
}

/** One operation: what it does, what it takes, and everything it may answer. */
export function OperationSection({ method, path, operation, errorResponseNamed }: OperationProps) {
  const { summary, description, security, parameters, requestBody, responses } = operation
  const errors = Object.entries(responses).flatMap(([status, named]) => {
    const codes = '$ref' in named ? errorResponseNamed(named.$ref)?.['x-error-codes'] : undefined
    return codes ? [{ status, codes }] : []
  })
  const good = responses[200]
  const asked = (parameters ?? []).filter((parameter) => 'name' in parameter)
  const headers = (parameters ?? []).flatMap((parameter) => ('$ref' in parameter ? [nameIn(parameter.$ref)] : []))
  return (
    <section aria-labelledby={operationAnchor(operation)} className="laid-out-late mt-10">
      <h3 id={operationAnchor(operation)} className="scroll-mt-6 text-xl">
        {summary}
      </h3>
      <p className="mt-2 rounded-md bg-sage px-3 py-2">
        <Code>{`${method.toUpperCase()} ${path}`}</Code>
      </p>
      {description && <Prose>{description}</Prose>}
      <dl className="mt-3 space-y-3">
        <Part term="Who may call">{security.length === 0 ? 'Anyone.' : 'Any signed-in user, for their own data.'}</Part>
        {asked.length > 0 && (
          <Part term="Behind the path">
            {asked.map(({ name, description }) => (
              <p key={name}>
                <Code>{`?${name}=…`}</Code> may be left out. <Words>{description}</Words>
              </p>
            ))}
          </Part>
        )}
        {headers.length > 0 && <Part term="Headers">{headers.join(', ')}: may be left out.</Part>}
        {requestBody && (
          <Part term="Body">
            <Body content={requestBody.content} />
          </Part>
        )}
        {good && !('$ref' in good) && (
          <Part term="Answer (200)">
            <Words>{good.description}</Words> <Body content={good.content ?? {}} />
            {good['x-events'] && <Events events={good['x-events']} />}
          </Part>
        )}
        <Part term="Errors">
          <ul>
            {errors.map(({ status, codes }) => (
              <li key={status}>
                {status}: <Words>{codes.map((code) => `\`${code}\``).join(', ')}</Words>
              </li>
            ))}
          </ul>
        </Part>
      </dl>
    </section>
  )
}

function Part({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="sm:grid sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-4">
      <dt className="font-semibold">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

function Body({ content }: { content: Content }) {
  return Object.entries(content).map(([type, { schema, example }]) => (
    <div key={type}>
      <p className="inline">
        <Code>{type}</Code>
        {schema.$ref && (
          <>
            {': '}
            <SchemaLink name={nameIn(schema.$ref)} />
          </>
        )}
      </p>
      {example !== undefined && (
        <pre className="mt-2 rounded-md border border-hairline bg-surface p-3 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
          {JSON.stringify(example, null, 2)}
        </pre>
      )}
    </div>
  ))
}

function Events({ events }: { events: NonNullable<ApiResponse['x-events']> }) {
  return (
    <ul className="mt-2 list-disc space-y-1 pl-5">
      {Object.entries(events).map(([name, { description, data }]) => (
        <li key={name}>
          <Code>{name}</Code>: {description} {data?.$ref && <SchemaLink name={typeWords(data).words} />}
          {data?.properties && <SchemaFields schema={data} />}
        </li>
      ))}
    </ul>
  )
}

export const schemaAnchor = (name: string) => `data-${name}`

function SchemaLink({ name }: { name: string }) {
  return (
    <a href={`#${schemaAnchor(name)}`} className="link">
      {name}
    </a>
  )
}

function Type({ schema }: { schema: Schema }) {
  const { words, of } = typeWords(schema)
  if (!of) return words
  const [before = '', ...after] = words.split(of)
  return (
    <>
      {before}
      <SchemaLink name={of} />
      {after.join(of)}
    </>
  )
}

/** What an object holds, field by field; of alternatives, each. */
export function SchemaFields({ schema }: { schema: Schema }) {
  const { anyOf, properties, required = [] } = schema
  if (anyOf)
    return anyOf.map((each, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: alternatives have no name and keep their order
      <div key={at} className="mt-3">
        <p className="font-semibold">{at === 0 ? 'Either' : 'or'}</p>
        {each.properties ? <SchemaFields schema={each} /> : <p>{<Type schema={each} />}</p>}
      </div>
    ))
  const fields = Object.entries(properties ?? {}).flatMap(([name, each]) => (each ? [{ name, ...each }] : []))
  if (fields.length === 0) return <p className="mt-2">Nothing.</p>
  return (
    <dl className="mt-3 border-t border-hairline">
      {fields.map(({ name, description, ...each }) => (
        <div key={name} className="border-b border-hairline py-2.5">
          <dt>
            <Code>{name}</Code>
            {required.includes(name) && <span className="ml-2 text-base text-ink-soft">required</span>}
          </dt>
          <dd className="wrap-anywhere">
            <Type schema={each} />
            {description && (
              <span className="block text-base text-ink-soft">
                <Words>{description}</Words>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Words in which `code` is between backticks, paragraph by paragraph. */
export function Prose({ children, className = 'mt-3' }: { children: string; className?: string }) {
  return children.split('\n\n').map((paragraph) => (
    <p key={paragraph} className={className}>
      <Words>{paragraph}</Words>
    </p>
  ))
}

export function Words({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, at) => ({ key: `${at} ${part}`, part, isCode: at % 2 === 1 }))
    .map(({ key, part, isCode }) => (isCode ? <Code key={key}>{part}</Code> : part))
}

export function Code({ children }: { children: string }) {
  return <code className="font-mono text-[0.9em] wrap-anywhere">{children}</code>
}

/** A type in words. `of` is the named schema that it leads to. */
interface TypeWords {
  words: string
  of?: string
}

/** The name at the end of a reference. */
export const nameIn = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)

const count = (number: number) => number.toLocaleString('en-US')

function limitsOf({ minimum, maximum, maxLength, maxItems, pattern, format }: Schema): string[] {
  if (format === 'date') return ['as yyyy-MM-dd']
  if (format === 'date-time') return ['an instant, ISO 8601 in UTC']
  return [
    minimum !== undefined && maximum !== undefined && `${count(minimum)} to ${count(maximum)}`,
    maxLength !== undefined && `at most ${count(maxLength)} characters`,
    maxItems !== undefined && `at most ${count(maxItems)} entries`,
    pattern !== undefined && `matching ${pattern}`,
  ].filter((limit) => limit !== false)
}

const NAMES: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  boolean: 'true or false',
  array: 'list',
  null: 'null',
}

/** What a value may be, as a reader would say it: `text, at most 200 characters`, or `Beneficiary`. */
export function typeWords(schema: Schema): TypeWords {
  const { $ref, anyOf, oneOf, enum: choices, items, properties, type } = schema
  if ($ref) return { words: nameIn($ref), of: nameIn($ref) }
  const either = anyOf ?? oneOf
  if (either?.every(({ const: only }) => only !== undefined))
    return { words: `one of ${either.map((each) => String(each.const)).join(', ')}` }
  if (either) {
    const each = either.map(typeWords)
    return { words: each.map(({ words }) => words).join(' or '), of: each.find(({ of }) => of)?.of }
  }
  if (choices) return { words: `one of ${choices.join(', ')}` }
  if (schema.const !== undefined) return { words: `always ${schema.const}` }
  if (items) {
    const of = typeWords(items)
    return {
      ...of,
      words: ['list of', of.words, ...limitsOf({ maxItems: schema.maxItems })]
        .join(' ')
        .replace(' at most', ', at most'),
    }
  }
  if (properties) return { words: `object with ${Object.keys(properties).join(', ')}` }
  const names = [type ?? 'anything'].flat().map((name) => NAMES[name] ?? name)
  return { words: [names.join(' or '), ...limitsOf(schema)].join(', ') }
}
