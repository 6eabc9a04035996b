/** A new UUID. `crypto.randomUUID` is missing on plain http, where a home server may well run. */
export const newUuid = (): string =>
  'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (byte % 16).toString(16)
  })
