import { useSyncExternalStore } from 'react'

/** Not every browser tells both: the event comes before the paper is laid out, the medium changes with it. */
let announced = false
const paper = typeof matchMedia === 'function' ? matchMedia('print') : undefined

function subscribe(changed: () => void): () => void {
  const before = () => {
    announced = true
    changed()
  }
  const after = () => {
    announced = false
    changed()
  }
  addEventListener('beforeprint', before)
  addEventListener('afterprint', after)
  paper?.addEventListener('change', changed)
  return () => {
    removeEventListener('beforeprint', before)
    removeEventListener('afterprint', after)
    paper?.removeEventListener('change', changed)
  }
}

/** Whether the page is being laid out for paper. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => announced || paper?.matches === true)
}
