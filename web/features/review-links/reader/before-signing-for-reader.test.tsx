import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { maskedForReader } from '#domain/trust/masking.ts'
import { recordOf, samples } from '#samples/families.ts'
import BeforeSigningForReader from './before-signing-for-reader.tsx'

const trust = maskedForReader({
  ...recordOf(samples.complete),
  ...{ grantorSsn: '914637285', einResponsiblePartySSN: '536-90-4321' },
  ...{ executorAddress: '', einResponsiblePartyName: 'Margaret Anne Whitlock' },
})

test('an attorney reads what the answers raise, masked, and each leads to the answers, not to a form', async () => {
  const onShow = vi.fn()
  const { container, unmount } = render(<BeforeSigningForReader trust={trust} onShow={onShow} />)
  expect(screen.getByText(/two different social security numbers/)).toBeDefined()
  for (const number of ['914637285', '536-90-4321']) expect(container.textContent).not.toContain(number)
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).toMatch(/^#/)
  const [way] = screen.getAllByRole('link', { name: /Social Security Number/ })
  if (way) fireEvent.click(way)
  expect(onShow).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^(grantor|ein-application)$/))
  unmount()
})

test('what the documents leave blank is listed, each with its answer’s section', async () => {
  const onShow = vi.fn()
  render(<BeforeSigningForReader trust={trust} onShow={onShow} />)
  fireEvent.click(await screen.findByRole('link', { name: /^Executor address$/i }, { timeout: 10_000 }))
  expect(onShow).toHaveBeenCalledExactlyOnceWith('pour-over-will')
  expect(screen.getByText(/^Lines without a mark, such as .* are optional/)).toBeDefined()
})
