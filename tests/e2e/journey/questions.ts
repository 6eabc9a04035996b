import { expect, type Locator } from '@playwright/test'
import { shownQuestions } from '#domain/trust/steps/answers.ts'
import type { Answer, Answers, Question } from '#domain/trust/steps/step.ts'
import type { Hand } from './hand.ts'

/** Exactly these words, with or without '(optional)' after them. */
export function labeled(label: string): RegExp {
  return new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( \\(optional\\))?$`)
}

/** The control of a question that is one field. */
export function fieldOf(scope: Locator, { kind, label }: Question): Locator {
  return kind === 'check' ? scope.getByRole('checkbox', { name: label, exact: true }) : scope.getByLabel(labeled(label))
}

/** The radio button of one choice of a question. */
export function radioOf(scope: Locator, question: Question, value: Answer): Locator {
  const words = question.choices?.[String(value)] ?? String(value)
  return scope.getByRole('group', { name: labeled(question.label) }).getByRole('radio', { name: words, exact: true })
}

/** The questions that these answers call for, in the order in which the page shows them. */
export function inOrder(questions: readonly Question[], answers: Answers): Question[] {
  const shown = shownQuestions({ questions }, answers).filter((question) => question.enabledIf?.(answers) ?? true)
  const place = (question: Question) => (question.folded ? 2 : question.group ? 1 : 0)
  return shown.toSorted((a, b) => place(a) - place(b))
}

async function unfold(hand: Hand, scope: Locator): Promise<void> {
  const fold = scope.locator('details', { has: hand.page.getByText('More details', { exact: true }) })
  if ((await fold.getAttribute('open')) === null) await hand.press(fold.locator('summary'))
}

async function nameTrustees(hand: Hand, scope: Locator, rows: Answer): Promise<void> {
  if (!Array.isArray(rows)) throw new Error('The answer to the trustees is a list of rows.')
  for (const [at, row] of rows.entries()) {
    const name = scope.getByLabel(`Trustee ${at + 1} Name`)
    if (at > 0 && !(await name.isVisible())) await hand.press(scope.getByRole('button', { name: 'Add Trustee' }))
    // The grantor's own row, which another step's answers fill.
    if ((await name.getAttribute('readonly')) !== null) continue
    await hand.type(name, row.name)
    await hand.type(scope.getByLabel(`Trustee ${at + 1} Address`), row.address)
  }
}

async function answerOne(hand: Hand, scope: Locator, question: Question, answer: Answer): Promise<void> {
  switch (question.kind) {
    case 'choice':
      return hand.pick(radioOf(scope, question, answer))
    case 'select':
      return hand.choose(fieldOf(scope, question), question.choices?.[String(answer)] ?? '')
    case 'check':
      return hand.tick(fieldOf(scope, question), answer === true)
    case 'trustees':
      return nameTrustees(hand, scope, answer)
    case 'stages':
      // Thirds need no answer; for-generations.spec.ts types other parts.
      return expect(scope.getByRole('button', { name: 'Add a part' })).toBeHidden()
    default:
      return hand.type(fieldOf(scope, question), String(answer))
  }
}

/** Gives all these answers on the form in `scope`, one question after another. */
export async function answerAll(
  hand: Hand,
  scope: Locator,
  questions: readonly Question[],
  answers: Answers,
): Promise<void> {
  for (const question of inOrder(questions, answers)) {
    if (question.folded) await unfold(hand, scope)
    await answerOne(hand, scope, question, answers[question.name] ?? '')
  }
}

async function shownBy(scope: Locator, question: Question, answer: Answer): Promise<void> {
  if (question.kind === 'choice') return expect(radioOf(scope, question, answer)).toBeChecked()
  if (question.kind === 'check') return expect(fieldOf(scope, question)).toBeChecked({ checked: answer === true })
  if (question.kind === 'trustees' && Array.isArray(answer)) {
    for (const [at, row] of answer.entries()) {
      await expect(scope.getByLabel(`Trustee ${at + 1} Name`)).toHaveValue(row.name)
      await expect(scope.getByLabel(`Trustee ${at + 1} Address`)).toHaveValue(row.address)
    }
    return
  }
  if (question.kind === 'stages') return
  const field = fieldOf(scope, question)
  if (question.kind === 'ssn' || question.kind === 'dashed-ssn') {
    await expect(field, 'masked while it is not being typed in').toHaveValue(`XXX-XX-${String(answer).slice(-4)}`)
    await field.focus()
  }
  await expect(field).toHaveValue(String(answer))
}

/** Asserts that the form in `scope` shows all these answers. */
export async function expectAnswers(scope: Locator, questions: readonly Question[], answers: Answers): Promise<void> {
  for (const question of inOrder(questions, answers)) await shownBy(scope, question, answers[question.name] ?? '')
}
