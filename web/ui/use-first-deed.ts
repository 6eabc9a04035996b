import { useEffect, useState } from 'react'

const DEEDS = ['pointerdown', 'keydown', 'focusin', 'submit'] as const

/** Whether the reader has done anything on this page yet but read it. */
export function useFirstDeed(): boolean {
  const [done, setDone] = useState(false)
  useEffect(() => {
    const note = () => setDone(true)
    for (const deed of DEEDS) window.addEventListener(deed, note, { once: true, passive: true })
    return () => {
      for (const deed of DEEDS) window.removeEventListener(deed, note)
    }
  }, [])
  return done
}
