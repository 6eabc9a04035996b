import type { Schema } from '#api/open-api/model.ts'
import { Code, Words } from './prose.tsx'
import { typeWords } from './type-words.ts'

export const schemaAnchor = (name: string) => `data-${name}`

export function SchemaLink({ name }: { name: string }) {
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
