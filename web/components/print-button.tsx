import { Button } from './button.tsx'

/** Opens the browser's own print dialog. It is not printed itself. */
export function PrintButton() {
  return (
    <Button variant="secondary" className="print:hidden" onClick={() => window.print()}>
      Print
    </Button>
  )
}
