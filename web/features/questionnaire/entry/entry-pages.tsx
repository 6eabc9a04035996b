import { useLocation } from 'react-router'
import { EntryPage } from './entry-page.tsx'
import { ResumePage } from './resume-page.tsx'

/** The router takes both for the same path; the specification does not (T 2.1). */
export default function EntryOrResume() {
  const { pathname } = useLocation()
  return pathname.endsWith('/') ? <ResumePage /> : <EntryPage />
}
