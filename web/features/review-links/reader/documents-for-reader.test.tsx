import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { recordOf, samples } from '#samples/families.ts'
import DocumentsForReader from './documents-for-reader.tsx'

const trust = { ...recordOf(samples.complete), uid: 'reader' }

test('without previews in the owner’s package no document is made', () => {
  const { container } = render(<DocumentsForReader trust={trust} previews={false} />)
  expect(screen.getByText(/not part of the package that the owner has/)).toBeDefined()
  expect(container.textContent).not.toContain('Whitlock')
  expect(screen.queryByRole('combobox')).toBeNull()
})
