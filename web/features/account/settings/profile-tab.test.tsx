import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { ProfileTab } from './profile-tab.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a name that was saved follows another device again, and is not sent with the other one', async () => {
  const ada = { uid: 'u1', email: 'ada@sample.example', firstName: 'Ada', lastName: 'Bell' } as Profile
  const server = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(() => new Promise(() => undefined))
  vi.stubGlobal('fetch', server)
  function Page() {
    const [profile, setProfile] = useState(ada)
    return <ProfileTab profile={profile} onSaved={setProfile} />
  }
  render(<Page />)
  const save = async (label: string, typed: string, stored: Partial<Profile>) => {
    server.mockResolvedValueOnce(Response.json({ ...ada, ...stored }))
    fireEvent.change(screen.getByLabelText(label), { target: { value: typed } })
    const before = server.mock.calls.length
    fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
    await expect.poll(() => server.mock.calls.length).toBe(before + 1)
    await expect.poll(() => screen.getByRole('group').hasAttribute('disabled')).toBe(false)
    return JSON.parse(String(server.mock.lastCall?.[1].body))
  }
  expect(await save('First Name', 'Anna', { firstName: 'Anna' })).toEqual({ firstName: 'Anna' })
  // Meanwhile another device has saved Zoe.
  expect(await save('Last Name', 'Alder', { firstName: 'Zoe', lastName: 'Alder' })).toEqual({ lastName: 'Alder' })
  expect(screen.getByLabelText('First Name')).toHaveProperty('value', 'Zoe')
  expect(await save('Last Name', 'Ash', { firstName: 'Zoe', lastName: 'Ash' })).toEqual({ lastName: 'Ash' })
})
