import type { ApiOperation, OpenApiDocument } from '#api/open-api/model.ts'
import json from '#api/open-api/openapi.json' with { type: 'json' }
import {
  Code,
  nameIn,
  OperationSection,
  operationAnchor,
  Prose,
  SchemaFields,
  schemaAnchor,
  Words,
} from './operation-section.tsx'

const document: OpenApiDocument = json

interface Placed {
  method: string
  path: string
  operation: ApiOperation
}
const operations: Placed[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
)
const chapters = document.tags.map((tag) => ({
  ...tag,
  operations: operations.filter(({ operation }) => operation.tags.includes(tag.name)),
}))
const schemas = Object.entries(document.components.schemas)
const codes = document.components.schemas.Rejection?.properties?.error?.properties?.code?.oneOf ?? []
const errorResponseNamed = (ref: string) => document.components.responses[nameIn(ref)]
const chapterAnchor = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** What the page says, drawn from the same document that programs read. */
export default function Reference() {
  return (
    <>
      <Prose>{document.info.description}</Prose>
      <p className="mt-5">
        <a href="/api/openapi.json" className="link">
          The same for programs: openapi.json
        </a>{' '}
        (OpenAPI {document.openapi}, version {document.info.version})
      </p>
      <Contents />
      {chapters.map(({ name, description, operations: of }) => (
        <section key={name} aria-labelledby={chapterAnchor(name)} className="mt-14">
          <h2 id={chapterAnchor(name)} className="scroll-mt-6 text-2xl sm:text-3xl">
            {name}
          </h2>
          <p className="mt-2">{description}</p>
          {of.map((placed) => (
            <OperationSection key={placed.operation.operationId} {...placed} errorResponseNamed={errorResponseNamed} />
          ))}
        </section>
      ))}
      <ErrorCodes />
      <section aria-labelledby="data" className="mt-14">
        <h2 id="data" className="scroll-mt-6 text-2xl sm:text-3xl">
          Data
        </h2>
        {schemas.map(([name, schema]) => (
          <section key={name} aria-labelledby={schemaAnchor(name)} className="laid-out-late mt-10">
            <h3 id={schemaAnchor(name)} className="scroll-mt-6 text-xl wrap-anywhere">
              {name}
            </h3>
            {schema.description && <p className="mt-2">{schema.description}</p>}
            <SchemaFields schema={schema} />
          </section>
        ))}
      </section>
    </>
  )
}

function Contents() {
  return (
    <nav aria-labelledby="contents" className="mt-8 rounded-lg border border-hairline bg-surface p-5 sm:p-7">
      <h2 id="contents" className="text-xl">
        On this page
      </h2>
      <ul className="mt-3 gap-x-10 sm:columns-2">
        {chapters.map(({ name, operations: of }) => (
          <li key={name} className="mb-4 break-inside-avoid">
            <a href={`#${chapterAnchor(name)}`} className="link font-semibold">
              {name}
            </a>
            <ul>
              {of.map(({ operation }) => (
                <li key={operation.operationId}>
                  <a href={`#${operationAnchor(operation)}`} className="link inline-block py-0.5 font-normal">
                    {operation.summary}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li>
          <a href="#errors" className="link inline-block py-0.5 font-semibold">
            Errors
          </a>
        </li>
        <li>
          <a href="#data" className="link inline-block py-0.5 font-semibold">
            Data
          </a>
        </li>
      </ul>
    </nav>
  )
}

function ErrorCodes() {
  return (
    <section aria-labelledby="errors" className="mt-14">
      <h2 id="errors" className="scroll-mt-6 text-2xl sm:text-3xl">
        Errors
      </h2>
      <p className="mt-2">Every error response names one of these codes. The number is its status.</p>
      <dl className="mt-3 border-t border-hairline">
        {codes.map((code) => (
          <div key={String(code.const)} className="border-b border-hairline py-2.5">
            <dt>
              <Code>{String(code.const)}</Code>
            </dt>
            <dd>
              <Words>{code.description ?? ''}</Words>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
