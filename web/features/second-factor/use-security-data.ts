import { useCallback, useEffect, useRef, useState } from 'react'
import type { Device, SecondFactor } from '#api/second-factor.ts'
import { call } from '#web/api/call.ts'
import { logFailure } from '#web/features/account/settings/log-failure.ts'

export interface SecurityData {
  factor: SecondFactor
  devices: readonly Device[]
  hasPassword: boolean
}

async function read(): Promise<SecurityData> {
  const [factor, { devices }, { hasPassword }] = await Promise.all([
    call('GET /api/second-factor'),
    call('GET /api/devices'),
    call('GET /api/account'),
  ])
  return { factor, devices, hasPassword }
}

/** The second factor and the devices, read when they are first looked at, and again when something has changed them. */
export function useSecurityData() {
  const [data, setData] = useState<SecurityData>()
  const [failed, setFailed] = useState(false)
  const open = useRef(true)

  const load = useCallback(async () => {
    setFailed(false)
    try {
      const found = await read()
      if (open.current) setData(found)
    } catch (error) {
      if (!open.current) return
      logFailure('Reading the second factor and the devices failed', error)
      setFailed(true)
    }
  }, [])
  useEffect(() => {
    open.current = true
    void load()
    return () => {
      open.current = false
    }
  }, [load])

  const change = (changed: Partial<SecurityData>) => setData((before) => before && { ...before, ...changed })
  return { data, failed, load, change }
}
