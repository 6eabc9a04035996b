import { useMemo } from 'react'
import { encode } from 'uqr'

/** Cells of quiet around the picture, without which readers do not find it. */
const QUIET = 4

/** One rectangle for each run of dark cells of a row. */
function runsOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`
      }),
    )
    .join('')
}

/** A text as a QR picture, black on white whatever the colours of the page: that is what readers expect. */
export function QrPicture({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { data } = encode(text, { ecc: 'M', border: QUIET })
    return { size: data.length, path: runsOf(data) }
  }, [text])
  return (
    <svg
      role="img"
      aria-label="QR picture of the key, for the camera of an authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mt-3 size-56 max-w-full rounded-sm forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
