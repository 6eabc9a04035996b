import { Trans } from '@lingui/react/macro'
import type { Device, SecondFactor } from '#api/second-factor.ts'
import { call } from '#web/api/call.ts'
import { logFailure } from '#web/features/account/auth/failure.ts'
import { LoadFailed, useLoaded } from '#web/features/account/settings/use-loaded.tsx'
import { Devices } from './devices.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'

interface SecurityData {
  factor: SecondFactor
  devices: readonly Device[]
  hasPassword: boolean
}

async function readSecurity(): Promise<SecurityData> {
  const [factor, { devices }, { hasPassword }] = await Promise.all([
    call('GET /api/second-factor'),
    call('GET /api/devices'),
    call('GET /api/account'),
  ])
  return { factor, devices, hasPassword }
}

const onFailure = (error: unknown) => logFailure('Reading the second factor and the devices failed', error)

/** What the settings have for keeping others out, where the installation offers it. */
export default function SecondFactorAndDevices() {
  const { data, failed, load, change } = useLoaded(readSecurity, onFailure)
  if (failed && !data) return <LoadFailed retry={load} />
  if (!data)
    return (
      <p role="status">
        <Trans>Loading your devices...</Trans>
      </p>
    )
  const { factor, devices, hasPassword } = data
  return (
    <>
      <SecondFactorSection factor={factor} hasPassword={hasPassword} reload={load} />
      <Devices devices={devices} onChanged={(left) => change({ devices: left })} />
    </>
  )
}
