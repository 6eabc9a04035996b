import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import DivideAddress from './divide-address.tsx'

afterEach(cleanup)

function Form({ zip }: { zip: string }) {
  const methods = useForm({
    defaultValues: {
      einTrustMailingAddress: '4410 East Cactus Wren Road, Phoenix, Arizona 85018',
      ...{ trustMailingCity: 'Phoenix', trustMailingState: 'AZ', trustMailingZip: zip },
    },
  })
  return (
    <FormProvider {...methods}>
      <DivideAddress />
    </FormProvider>
  )
}
const said = () => screen.getByRole('status').textContent

test('an address that repeats the fields below, or says otherwise, is remarked on until it is divided', () => {
  render(<Form zip="85281" />)
  expect(said()).toMatch(/is not the one in the fields below/)
  cleanup()
  render(<Form zip="85018" />)
  expect(said()).toMatch(/have their own fields below/)
  fireEvent.click(screen.getByRole('button', { name: /^Divide this address/ }))
  expect(said()).toMatch(/are in their fields now/)
})
