import { type Setting, settings } from './settings.ts'

const definitions: [string, Setting<unknown>][] = Object.entries(settings)

/** The list of docs/settings.md. */
export function settingsList(): string {
  const lines = definitions.map(([name, { meaning, fallback, shown, isSecret }]) => {
    const inBrackets = [isSecret && 'secret', shown ?? (fallback && `\`${fallback}\``)].filter(Boolean).join(', ')
    return `- \`${name}\`${inBrackets && ` (${inBrackets})`}. ${meaning}`
  })
  return lines.join('\n')
}

/** Breaks a paragraph into comment lines. */
function comment(text: string, width = 100): string {
  const lines = ['#']
  for (const word of text.split(' ')) {
    if (`${lines.at(-1)} ${word}`.length > width) lines.push('#')
    lines.push(`${lines.pop()} ${word}`)
  }
  return lines.join('\n')
}

const withoutMarkdown = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll(/[`*]/g, '')

const HEAD = [
  'All settings, from server/settings.ts. Copy this file to .env, which npm start and the other commands read, or use it as an environment file of systemd or of a container. Variables that are set already take precedence over .env.',
  'Remove the # before a name to set it. Write the value without quotes, and nothing after it. Check with: npm run settings check',
]

/** The text of .env.example. */
export function environmentExample(): string {
  const entries = definitions.map(([name, { meaning, fallback, shown, isSecret }]) => {
    const about = [meaning, isSecret ? `A file can hold it: ${name}_FILE.` : '', shown && `Default: ${shown}.`]
    return `${comment(withoutMarkdown(about.filter(Boolean).join(' ')))}\n#${name}=${fallback ?? ''}\n`
  })
  return [`${HEAD.map((line) => comment(line)).join('\n#\n')}\n`, ...entries].join('\n')
}
