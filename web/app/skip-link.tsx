/** The first stop of the keyboard: past the header. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 print:hidden rounded-md bg-spruce px-4 py-3 font-semibold text-on-spruce focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
    >
      Skip to the content
    </a>
  )
}
