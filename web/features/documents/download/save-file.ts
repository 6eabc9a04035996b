const TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  zip: 'application/zip',
  json: 'application/json',
  ics: 'text/calendar',
  csv: 'text/csv',
} as const

/** Hands the browser a file to save: a Word file, a packet of them, data, a calendar, or a table. The name's end says which. */
export function saveFile(fileName: string, bytes: Uint8Array): void {
  const [, type] = Object.entries(TYPES).find(([end]) => fileName.endsWith(`.${end}`)) ?? []
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
