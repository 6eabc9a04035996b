import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ComponentProps, memo, useMemo } from 'react'
import { Link } from 'react-router'
import { addressOnOneLine } from '#domain/formats/address.ts'
import { OFFICES } from '#domain/trust/people/offices.ts'
import type { Person } from '#domain/trust/people/people.ts'
import type { Place } from '#domain/trust/people/places.ts'
import { isRemovable, type PersonEdit, personForm } from '#domain/trust/people/register.ts'
import { entryPlace, isOfSigningDay, planPlace, questionOf } from '#domain/trust/question-of.ts'
import { stepPath } from '#domain/trust/routes.ts'
import { dismissToast } from '#web/app/toast-store.ts'
import { Button } from '#web/components/button.tsx'
import type { ValidationError } from '#web/components/form-values.ts'
import { QuestionBox } from '#web/features/questionnaire/questions/question-box.tsx'
import { translate } from '#web/i18n/i18n.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { shownRelation } from './register.tsx'

interface PersonRowProps {
  person: Person
  /** Another person on the page has the same name. */
  hasNamesake: boolean
  /** Whether the grantor's own step names the trustee too. */
  servesItself: boolean
  onEdit: (key: string) => void
  onRemove: (person: Person) => void
}

/** Where a place is asked. */
function placeOf({ id }: Place) {
  if (isOfSigningDay(id)) return planPlace(id)
  const [list = '', entry] = id.split('/')
  return list === 'beneficiaries' && entry ? entryPlace(list, entry) : questionOf(list)
}

function detailsOf(person: Person): string[] {
  const { kind, relationship, address, email, birthYear } = person
  return [
    shownRelation(person),
    // Of a charity the relationship says it.
    kind === 'organization' && relationship !== 'charity' ? t`Organization` : '',
    addressOnOneLine(address ?? ''),
    email ?? '',
    birthYear === undefined ? '' : t`Born in ${String(birthYear)}`,
  ].filter(Boolean)
}

/** One person with the offices held, each a way to its answer. Of many, one is rendered again only when it changes. */
export const PersonRow = memo(function PersonRow({
  person,
  hasNamesake,
  servesItself,
  onEdit,
  onRemove,
}: PersonRowProps) {
  useLanguage()
  const { key, name, offices } = person
  const spoken = hasNamesake ? [name, shownRelation(person)].filter(Boolean).join(', ') : name
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </h3>
        <p className="text-base text-ink-soft wrap-anywhere">{detailsOf(person).join(' · ')}</p>
        {offices.length > 0 ? (
          <ul aria-label={t`Named as`} className="mt-1 flex flex-wrap gap-x-4">
            {offices.map((office) => {
              const place = placeOf(office)
              return (
                <li key={office.id}>
                  <Link to={place?.path ?? ''} state={{ question: place?.question }} className="link py-1 text-base">
                    {translate(office.office ?? '')}
                  </Link>
                </li>
              )
            })}
            {servesItself && offices.some(({ id }) => id === 'grantorName') && (
              <li>
                <Link to={stepPath('trustee')} className="link py-1 text-base">
                  {translate(OFFICES.trusteeName.office)}
                </Link>
              </li>
            )}
          </ul>
        ) : (
          <p className="mt-1 text-base text-ink-soft">
            <Trans>No answer has this name.</Trans>
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <Button id={`edit-${key}`} variant="secondary" size="small" onClick={() => onEdit(key)}>
          <Trans>
            Edit <span className="sr-only">{spoken}</span>
          </Trans>
        </Button>
        {isRemovable(person) && (
          <Button variant="secondary" size="small" onClick={() => onRemove(person)}>
            <Trans>
              Remove <span className="sr-only">{spoken}</span>
            </Trans>
          </Button>
        )}
      </div>
    </li>
  )
})

interface PersonFormProps extends Pick<ComponentProps<typeof QuestionBox>, 'draft' | 'onValuesChange' | 'onCancel'> {
  /** Absent for somebody new. */
  person?: Person | undefined
  /** What is wrong with an answer, if nothing was saved. */
  onSave: (edit: PersonEdit) => Promise<ValidationError | undefined>
}

/** Adds or corrects one person, where the person is on the page. */
export function PersonForm({ person, onSave, ...form }: PersonFormProps) {
  const values = useMemo(() => personForm.initial(person), [person])
  const questions = useMemo(() => personForm.questions(person), [person])
  return (
    <QuestionBox
      {...form}
      questions={questions}
      schema={personForm.schema}
      values={values}
      label={person ? t`Edit ${person.name}` : t`Add a person`}
      focus="name"
      onSubmit={(answers) => {
        dismissToast()
        return onSave(personForm.edit(answers))
      }}
    />
  )
}
