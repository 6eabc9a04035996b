/** Recorded in the page; times are milliseconds of the page's own clock. */
export interface Watch {
  /** The browser's time stamp of the last click, so that a busy page counts. */
  pressed: number
  /** When each file was handed to the browser. */
  files: number[]
  /** When the first page of each preview was painted. */
  painted: number[]
}

declare global {
  interface Window {
    watch: Watch
  }
}

/** Runs in each page before its own scripts. */
export function watchPage(): void {
  const watch: Watch = { pressed: 0, files: [], painted: [] }
  window.watch = watch
  document.addEventListener(
    'click',
    ({ target, timeStamp }) => {
      // The program itself clicks the link that hands over a file.
      if (!(target instanceof HTMLAnchorElement && target.download)) watch.pressed = timeStamp
    },
    true,
  )
  const create = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (file) => {
    watch.files.push(performance.now())
    return create(file)
  }
  let sheets = false
  new MutationObserver(() => {
    const now = document.querySelector('.sheet') !== null
    // A message posted in an animation frame is delivered after that frame is painted.
    if (now && !sheets)
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => watch.painted.push(performance.now())
        port2.postMessage(undefined)
      })
    sheets = now
  }).observe(document, { childList: true, subtree: true })
}
