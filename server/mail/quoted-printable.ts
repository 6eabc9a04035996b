/** The text that a part of a mail in quoted-printable stands for. */
export function fromQuotedPrintable(body: string): string {
  const joined = body.replace(/=\r?\n/g, '')
  const bytes = joined.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The same mail with such parts written out, so that a person who opens the file can copy a link from it. */
export function writtenOut(message: string): string {
  const boundary = /boundary="([^"]+)"/.exec(message)?.[1] ?? ''
  return message
    .split(`--${boundary}`)
    .map((part) => {
      const [head = '', ...body] = part.split(/\n\n/)
      if (!/^Content-Transfer-Encoding: quoted-printable$/m.test(head)) return part
      return [head.replace('quoted-printable', '8bit'), fromQuotedPrintable(body.join('\n\n'))].join('\n\n')
    })
    .join(`--${boundary}`)
}
