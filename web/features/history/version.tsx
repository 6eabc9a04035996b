import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
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
      <Trans>History of your answers</Trans>
    </Link>
  )
}

/** The answers as they were after one save: what differs from now, the whole, and the way to have them again. */
export function Version({ uid, version }: { uid: string; version: number }) {
  const { loaded, retry } = useVersion(uid, version)
  if (loaded.is === 'here') return <Shown version={version} answers={loaded} />
  return (
    <>
      <PageTitle>{loaded.is === 'unknown' ? t`There is no such version` : t`Your Answers as They Were`}</PageTitle>
      {loaded.is === 'loading' && <Waiting>{t`Loading your answers...`}</Waiting>}
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
      <PageTitle title={t`Your Answers as They Were`}>{t`Your answers of ${momentOf(at)}`}</PageTitle>
      <nav aria-label={t`Versions`} className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-base">
        <Back />
        {previous !== undefined && (
          <Link to={versionPath(previous)} className="link">
            <Trans>One version earlier</Trans>
          </Link>
        )}
        {next !== undefined && (
          <Link to={versionPath(next)} className="link">
            <Trans>One version later</Trans>
          </Link>
        )}
      </nav>
      {changes.length === 0 ? (
        <Notice className="mt-6 max-w-prose">
          <Trans>These are the same as your current answers.</Trans>
        </Notice>
      ) : (
        <Card as="section" aria-labelledby="differs" className="mt-6 max-w-4xl">
          <h2 id="differs" className="text-2xl">
            <Trans>What restoring would change</Trans>
          </h2>
          <p className="mt-1 text-base text-ink-soft">
            <Trans>From your current answers to those of {momentOf(at)}.</Trans>
          </p>
          <ChangeList changes={changes} />
          <RestoreButton version={version} at={at} count={changes.length} />
        </Card>
      )}
      <AnswersThen trust={earlier} />
    </>
  )
}
