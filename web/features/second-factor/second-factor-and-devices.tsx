import { LoadFailed } from '#web/features/account/settings/load-failed.tsx'
import { Devices } from './devices.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { useSecurityData } from './use-security-data.ts'

/** What the settings have for keeping others out, where the installation offers it. */
export default function SecondFactorAndDevices() {
  const { data, failed, load, change } = useSecurityData()
  if (failed && !data) return <LoadFailed retry={() => void load()} />
  if (!data) return <p role="status">Loading your devices...</p>
  const { factor, devices, hasPassword } = data
  return (
    <>
      <SecondFactorSection factor={factor} hasPassword={hasPassword} reload={load} />
      <Devices devices={devices} onChanged={(left) => change({ devices: left })} />
    </>
  )
}
