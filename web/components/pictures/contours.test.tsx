// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { Contours } from './contours.tsx'

test('a map that was drawn at build stays as it is; another is drawn, and again for another seed', async () => {
  const place = document.createElement('div')
  place.innerHTML =
    '<svg viewBox="0 0 1200 600" preserveAspectRatio="xMidYMid slice" class="pointer-events-none" fill="none" aria-hidden="true"><path d="M1 1"></path></svg>'
  hydrateRoot(place, <Contours seed="Teton" />)

  const { container, rerender } = render(<Contours seed="Teton" />)
  const drawn = () => [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))
  await waitFor(() => expect(drawn().length).toBeGreaterThan(5))
  expect(place.querySelectorAll('path')).toHaveLength(1)

  const before = drawn()
  rerender(<Contours seed="Absaroka" />)
  await waitFor(() => expect(drawn()).not.toEqual(before))
  expect(drawn().length).toBeGreaterThan(5)
})
