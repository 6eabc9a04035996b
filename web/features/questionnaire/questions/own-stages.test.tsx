import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Form } from '#web/components/form.tsx'
import StagesField from './stages-field.tsx'

afterEach(cleanup)

test('the label is there once, and what is announced of a part ends with the next change', async () => {
  render(
    <Form schema={z.looseObject({})} values={{ distributionStages: '' }} onSubmit={() => {}}>
      <StagesField name="distributionStages" label="Your own ages and parts" />
    </Form>,
  )
  expect(screen.getAllByText('Your own ages and parts')).toHaveLength(1)
  expect(screen.getByRole('group', { name: 'Your own ages and parts', hidden: true })).toBeTruthy()
  fireEvent.click(screen.getByText('Add a part'))
  expect(screen.getByText('A part was added.')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('Part 1: age'), { target: { value: '25' } })
  expect(screen.queryByText('A part was added.')).toBeNull()
})
