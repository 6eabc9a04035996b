import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { TrustPatch } from '#domain/trust/patch.ts'
import { SELF_TRUSTEE_FACTS, trusteeStep } from '#domain/trust/steps/03-trustee.ts'
import { recordOf } from '#samples/families.ts'
import { currentQuestion } from '#web/components/confirm-store.ts'
import { Form } from '#web/components/form.tsx'
import { QuestionList, shownSchema } from '../questions/question-list.tsx'
import DivideAddress from './divide-address.tsx'
import { extrasOf, SelfTrusteeFacts } from './extras.tsx'

afterEach(cleanup)

const showNote = (answers: TrustPatch) => {
  const { Note } = extrasOf('health-care-directive')
  if (Note) render(<Note trust={recordOf(answers)} isNew={false} />)
}

test('the directive says whom it is filled in with', () => {
  showNote({ dpoa_agentName: 'Ann Reyes', backupTrusteeName: 'Ben Park' })
  expect(screen.getByText(/The health care agent is Ann Reyes, your agent under the power of attorney\./)).toBeTruthy()
  cleanup()
  showNote({ backupTrusteeName: 'Ben Park' })
  expect(screen.getByText(/The health care agent is Ben Park, your successor trustee\./)).toBeTruthy()
})

test('it says nothing once an agent is saved, nor where nobody is known', () => {
  showNote({ dpoa_agentName: 'Ann Reyes', hcd_agentName: 'Ann Reyes' })
  showNote({})
  expect(screen.queryByText(/earlier answers/)).toBeNull()
})

const schema = shownSchema(trusteeStep.questions, trusteeStep.schema({ today: '2025-06-15' }))
const showTrustees = (given = {}) =>
  render(
    <MemoryRouter>
      <Form schema={schema} values={trusteeStep.initial(recordOf(given), { today: '2025-06-15' })} onSubmit={() => {}}>
        <QuestionList
          questions={trusteeStep.questions}
          beside={(name) => (name === 'trusteeType' ? <SelfTrusteeFacts /> : null)}
        />
      </Form>
    </MemoryRouter>,
  )
const choose = (label: string) => fireEvent.click(screen.getByLabelText(label))
// The form has taken the answer in when its effects have run: a choice made before would be no change.
const answer = (yes: boolean) => act(async () => currentQuestion()?.answer(yes))
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find((radio) => radio.checked)?.value
const coTrusteeLink = () => screen.getByRole('link', { name: 'Name a co-trustee on the Certificate of Trust' })

test('the details are hidden, and the facts shown, when the grantor serves', () => {
  showTrustees()
  choose('I will be my own trustee')
  expect(screen.queryByLabelText('Trustee Name')).toBeNull()
  for (const fact of SELF_TRUSTEE_FACTS) expect(screen.getByText(fact)).toBeTruthy()
  expect(currentQuestion()).toBeNull()
  expect(coTrusteeLink()).toBeTruthy()
  choose('Another individual')
  expect(coTrusteeLink()).toBeTruthy()
  expect(screen.getByLabelText('Trustee Name')).toBeTruthy()
  expect(screen.queryByText(SELF_TRUSTEE_FACTS[0])).toBeNull()
})

test('another trustee’s details are not given up without a question', async () => {
  showTrustees({ trusteeType: 'other', trusteeName: 'Dan' })
  choose('I will be my own trustee')
  await waitFor(() => expect(currentQuestion()?.title).toBe('Be your own trustee?'))
  await answer(false)
  await waitFor(() => expect(chosen()).toBe('other'))
  expect(screen.getByLabelText<HTMLInputElement>('Trustee Name').value).toBe('Dan')
  choose('I will be my own trustee')
  await waitFor(() => expect(currentQuestion()).not.toBeNull())
  await answer(true)
  await waitFor(() => expect(currentQuestion()).toBeNull())
  expect(chosen()).toBe('self')
})

test('the details of a person are not used for a bank, and not discarded without a question', async () => {
  showTrustees({ trusteeType: 'other', trusteeName: 'Dan', trusteeRelationship: 'brother' })
  const name = () => screen.getByLabelText<HTMLInputElement>('Trustee Name').value
  choose('Professional trustee (bank or trust company)')
  await waitFor(() => expect(currentQuestion()?.title).toBe('Change the kind of trustee?'))
  await answer(false)
  await waitFor(() => expect(chosen()).toBe('other'))
  expect(document.activeElement).toBe(screen.getByLabelText('Another individual'))
  expect(currentQuestion()).toBeNull()
  expect(name()).toBe('Dan')
  choose('Professional trustee (bank or trust company)')
  await waitFor(() => expect(currentQuestion()).not.toBeNull())
  await answer(true)
  await waitFor(() => expect(name()).toBe(''))
  expect(chosen()).toBe('professional')
  choose('Another individual')
  expect(currentQuestion()).toBeNull()
})

test('the grantor is offered as the responsible party only where another stands', () => {
  const Offer = extrasOf('ein-application').beside?.einResponsiblePartyName
  const showParty = (einResponsiblePartyName: string) => {
    const values = { einResponsiblePartyName, einResponsiblePartySSN: '' }
    const trust = recordOf({ grantorName: 'Ruth Alder' })
    render(
      <Form schema={z.looseObject({})} values={values} onSubmit={() => {}}>
        {Offer && <Offer trust={trust} />}
      </Form>,
    )
  }
  showParty('ruth alder')
  expect(screen.queryByRole('button', { name: 'Use the grantor' })).toBeNull()
  cleanup()
  showParty('Karl Birch')
  expect(screen.getByRole('button', { name: 'Use the grantor' })).toBeTruthy()
})

describe('an address in one text', () => {
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
})
