/** Said where a form cannot work, because scripts are switched off. */
export function NeedsScripts() {
  return (
    <noscript>
      <p className="mb-5 border-l-4 border-brass bg-sage px-5 py-4">
        This form needs JavaScript, which is switched off in your browser.
      </p>
    </noscript>
  )
}
