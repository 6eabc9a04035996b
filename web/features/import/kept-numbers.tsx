import type { KeptNumber } from '#domain/import/replacement.ts'
import { SCALAR_WORDS } from '#domain/trust/questions/words.ts'
import { Notice } from '#web/components/notice.tsx'
import { say } from '#web/spanish/say.ts'

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function reason({ why, present }: KeptNumber): string {
  if (why === 'shorter') return 'the file has only a part of it. The whole number you have stays.'
  return present
    ? 'the file shows it masked. The number you have stays.'
    : 'the file shows it masked, so it is not filled in. Please type it at its question.'
}

/** The social security numbers that are not taken from the file. */
export function KeptNumbers({ kept }: { kept: readonly KeptNumber[] }) {
  if (kept.length === 0) return null
  return (
    <Notice kind="warning" title="Social security numbers that are not taken over" className="max-w-prose">
      <ul className="list-disc pl-5">
        {kept.map((number) => (
          <li key={number.field}>
            {capital(say(SCALAR_WORDS[number.field]))}: {say(reason(number))}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
