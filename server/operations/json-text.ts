/** An answer that is JSON already: taking it apart and writing it again would cost most of a read. */
export class JsonText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
