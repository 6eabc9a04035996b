const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Hands the browser a Word file to save. */
export function saveFile(fileName: string, bytes: Uint8Array): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: WORD }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  document.body.append(link)
  link.click()
  link.remove()
  // Some browsers read the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
