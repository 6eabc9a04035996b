/** An answer that is JSON already: taking it apart and writing it again would cost most of a read. */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** An answer that is a file of JSON to save, made as its reader takes it. */
export class JsonFile {
  readonly name: string
  readonly stream: ReadableStream<Uint8Array>
  constructor(name: string, stream: ReadableStream<Uint8Array>) {
    this.name = name
    this.stream = stream
  }
}
