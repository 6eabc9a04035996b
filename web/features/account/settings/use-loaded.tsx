import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'

/**
 * What a part of the settings shows: read when it is opened, and again by `load`. `read` and `onFailure` are the same
 * functions at every rendering; `onFailure` is not called once the part is closed.
 */
export function useLoaded<Data>(read: () => Promise<Data>, onFailure: (error: unknown) => void) {
  const [data, setData] = useState<Data | null>(null)
  const [failed, setFailed] = useState(false)
  const open = useRef(true)

  const load = useCallback(async () => {
    setFailed(false)
    try {
      const found = await read()
      if (open.current) setData(found)
    } catch (error) {
      if (!open.current) return
      onFailure(error)
      setFailed(true)
    }
  }, [read, onFailure])
  useEffect(() => {
    open.current = true
    void load()
    return () => {
      open.current = false
    }
  }, [load])

  const change = (changed: Partial<Data>) => setData((before) => before && { ...before, ...changed })
  return { data, failed, load, change }
}

export function LoadFailed({ retry }: { retry: () => Promise<void> }) {
  return (
    <Notice kind="error" title={t`This could not be loaded`}>
      <p>
        <Trans>Please check your internet connection. Nothing was changed.</Trans>
      </p>
      <Button variant="secondary" size="small" className="mt-3" onClick={() => void retry()}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
}
