import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { newPassphrase } from '#api/reader-input.ts'
import { linkLabel, REVIEW_DAYS } from '#api/review-links.ts'
import { sameName } from '#domain/formats/names.ts'
import { RELATIONSHIPS } from '#domain/trust/enumerations.ts'
import { ENTRY_OFFICES } from '#domain/trust/people/offices.ts'
import { otherOffices } from '#domain/trust/people/people.ts'
import { peopleIn } from '#domain/trust/person-details.ts'
import type { TrustRecord } from '#domain/trust/record.ts'
import { Button } from '#web/components/button.tsx'
import { Card } from '#web/components/card.tsx'
import { Field } from '#web/components/field.tsx'
import { Form } from '#web/components/form.tsx'
import { RadioGroup } from '#web/components/radio-group.tsx'
import { useToday } from '#web/components/times.ts'
import { translate } from '#web/i18n/i18n.ts'
import { type NewLink, NotMadeNotice, PassphraseField, useMakeLink } from './new-link.tsx'

const days = REVIEW_DAYS.map(String)
const schema = z
  .object({
    label: linkLabel,
    days: z.enum(days),
    may: z.enum(['remark', 'attorney', 'propose']),
    person: z.string(),
    passphrase: z.union([z.literal(''), newPassphrase]),
  })
  .check(
    z.refine(({ may, person }) => may !== 'propose' || person !== '', {
      path: ['person'],
      error: 'Please choose whose details they are.',
      when: () => true,
    }),
  )
const OWN_DETAILS = {
  value: 'propose',
  label: 'Read, comment and propose their own details',
  help: 'Name, address and email of one person in your answers. You decide what to use.',
}
const blank = { label: '', days: '30', may: 'remark' as const, person: '', passphrase: '' }

/** What somebody is in the answers, which distinguishes two people: relationship and the first offices. */
function rolesOf(name: string, trust: TrustRecord): string[] {
  const entry = trust.beneficiaries?.find((one) => sameName(one.name, name))
  const relationship = entry ? [translate(RELATIONSHIPS[entry.relationship])] : []
  const offices = otherOffices(trust, '', name).filter((office) => office !== ENTRY_OFFICES.beneficiaries.office)
  return [...relationship, ...offices.map((office) => translate(office))].slice(0, 2)
}

/** The names in the answers, whose details a reader may propose. */
function peopleToChoose(trust: TrustRecord, today: string) {
  return peopleIn(trust, today).map((name) => {
    const roles = rolesOf(name, trust).join(', ')
    return { value: name, label: roles ? t`${name} (${roles})` : name }
  })
}

interface MakeLinkFormProps {
  trust: TrustRecord
  onMade: (made: NewLink) => Promise<void>
}

/** Asks for whom a link is, what its reader may do, for how long, and for a passphrase. */
export function MakeLinkForm({ trust, onMade }: MakeLinkFormProps) {
  const today = useToday()
  const people = useMemo(() => peopleToChoose(trust, today), [trust, today])
  const { busy, failure, errorAt, make } = useMakeLink(onMade)
  const [proposes, setProposes] = useState(false)

  const submit = ({ label, days, may, person, passphrase }: z.infer<typeof schema>) => {
    const lasting = REVIEW_DAYS.find((each) => String(each) === days) ?? 30
    return make({
      label,
      days: lasting,
      ...(may === 'attorney' && { purpose: may }),
      ...(may === 'propose' && { person }),
      ...(passphrase && { passphrase }),
    })
  }

  return (
    <Card as="section" aria-labelledby="new-link">
      <h2 id="new-link" className="text-2xl">
        <Trans>A new link</Trans>
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-base text-ink-soft">
        <Trans>
          Anyone who has it reads all your answers as they are at that moment, with your family’s names and addresses,
          and the documents. They see only the last four digits of social security numbers.
        </Trans>
      </p>
      <Form
        schema={schema}
        values={blank}
        lock={busy}
        className="space-y-5"
        onValuesChange={({ may }) => setProposes(may === 'propose')}
        onSubmit={submit}
      >
        <NotMadeNotice failure={failure} fields={['label', 'passphrase', 'person']} />
        <Field
          name="label"
          label={t`Who is it for?`}
          help={t`For your own list, and shown to the reader. Example: Dana Reed, attorney`}
          autoComplete="off"
          fieldError={errorAt('label')}
        />
        <RadioGroup
          name="may"
          label={t`What may the reader do?`}
          options={[
            { value: 'remark', label: 'Read and comment' },
            {
              value: 'attorney',
              label: 'Read and comment, as your attorney',
              help: 'Adds the Before You Sign list and a copy of the agreement to download, with notes on its sources.',
            },
            ...(people.length > 0 ? [OWN_DETAILS] : []),
          ]}
        />
        {proposes && (
          <Field
            name="person"
            type="select"
            label={t`Whose details?`}
            help={t`Only this person should get the link.`}
            placeholder={t`Choose a person`}
            options={people}
            fieldError={errorAt('person')}
          />
        )}
        <Field
          name="days"
          type="select"
          label={t`How long does it work?`}
          options={days.map((each) => ({
            value: each,
            label: plural(Number(each), { one: '# day', other: '# days' }),
          }))}
          width="short"
        />
        <PassphraseField error={errorAt('passphrase')} />
        <Button type="submit" busy={busy}>
          <Trans>Make the link</Trans>
        </Button>
      </Form>
    </Card>
  )
}
