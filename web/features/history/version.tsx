import { Link } from 'react-router'
import { answerChanges } from '#domain/trust/questions/changes.ts'
import { HISTORY, versionPath } from '#domain/trust/routes.ts'
import { Card } from '#web/components/card.tsx'
import { Notice } from '#web/components/notice.tsx'
import { PageTitle } from '#web/components/page-title.tsx'
import { Waiting } from '#web/components/spinner.tsx'
import { momentOf } from '#web/components/times.ts'
import { AnswersThen } from './answers-then.tsx'
import { ChangeList } from './change-list.tsx'
import { NoHistory } from './no-history.tsx'
import { RestoreButton } from './restore-button.tsx'
import { type EarlierAnswers, useVersion } from './use-version.ts'

function Back() {
  return (
    <Link to={HISTORY} className="link">
      History of your answers
    </Link>
  )
}

/** The answers as they were after one save: what differs from now, the whole, and the way to have them again. */
export function Version({ uid, version }: { uid: string; version: number }) {
  const { loaded, retry } = useVersion(uid, version)
  if (loaded.is === 'here') return <Shown version={version} answers={loaded} />
  return (
    <>
      <PageTitle>{loaded.is === 'unknown' ? 'There is no such version' : 'Your Answers as They Were'}</PageTitle>
      {loaded.is === 'loading' && <Waiting>Loading your answers...</Waiting>}
      {loaded.is === 'failed' && <NoHistory retry={retry} />}
      <p className="mt-4">
        <Back />
      </p>
    </>
  )
}

function Shown({ version, answers }: { version: number; answers: EarlierAnswers }) {
  const { at, earlier, now, previous, next } = answers
  const changes = answerChanges(now, earlier)
  return (
    <>
      <PageTitle title="Your Answers as They Were">{`Your answers of ${momentOf(at)}`}</PageTitle>
      <nav aria-label="Versions" className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-base">
        <Back />
        {previous !== undefined && (
          <Link to={versionPath(previous)} className="link">
            One version earlier
          </Link>
        )}
        {next !== undefined && (
          <Link to={versionPath(next)} className="link">
            One version later
          </Link>
        )}
      </nav>
      {changes.length === 0 ? (
        <Notice className="mt-6 max-w-prose">These are the same as your answers now.</Notice>
      ) : (
        <Card as="section" aria-labelledby="differs" className="mt-6 max-w-4xl">
          <h2 id="differs" className="text-2xl">
            What restoring would change
          </h2>
          <p className="mt-1 text-base text-ink-soft">From your answers now to those of {momentOf(at)}.</p>
          <ChangeList changes={changes} />
          <RestoreButton version={version} at={at} count={changes.length} />
        </Card>
      )}
      <AnswersThen trust={earlier} />
    </>
  )
}
