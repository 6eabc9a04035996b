/** Words in which `code` stands between backticks, paragraph by paragraph. */
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
