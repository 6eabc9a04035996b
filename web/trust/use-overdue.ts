import { useEffect, useState } from 'react'

/** Whether something has been under way for longer than `patience` milliseconds. */
export function useOverdue(waiting: boolean, patience: number): boolean {
  const [overdue, setOverdue] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const limit = setTimeout(() => setOverdue(true), patience)
    return () => {
      clearTimeout(limit)
      setOverdue(false)
    }
  }, [waiting, patience])
  return overdue
}
