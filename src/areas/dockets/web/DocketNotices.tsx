import { useViewer } from '#platform/web/calls/session.ts'
import { Link } from '#ui/navigation.tsx'
import { LinkButton } from '#ui/parts/Button.tsx'
import { Lines } from '#ui/parts/Lines.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Docket } from '../contract/docket.ts'
import { docketName } from '../rules/docket-words.ts'
import { docketPaths } from './docket-paths.ts'

/** What must be known about a docket first. */
export function DocketNotices({ docket }: { docket: Docket }) {
  const [latest] = docket.revisions
  return (
    <>
      {!docket.is_latest && latest && (
        <Notice tone="warning">
          Replaced by{' '}
          <Link to={docketPaths.view(latest.id)}>{docketName(docket.docket_no, latest.revision)}</Link>.
        </Notice>
      )}
      {docket.status === 'Queried' && (
        <Notice tone="danger" action={<AnswerLink docket={docket} />}>
          Queried: {docket.query_reason}
        </Notice>
      )}
      {docket.status !== 'Queried' && docket.query_answer && (
        <Notice>
          Asked: {docket.query_reason}
          <br />
          Answered: {docket.query_answer}
        </Notice>
      )}
      {docket.status === 'Void' && <Notice>Void: {docket.void_reason}</Notice>}
      {docket.status === 'Submitted' && docket.unsigned_reason && (
        <Notice tone="warning">Nobody signed: {docket.unsigned_reason}</Notice>
      )}
      {docket.overlap_reason && (
        <Notice tone="warning">Overlaps another docket: {docket.overlap_reason}</Notice>
      )}
      {docket.override_reason && <Notice>Approved anyway: {docket.override_reason}</Notice>}
      {docket.variance.length > 0 && (
        <Notice tone="warning">
          <Lines lines={docket.variance.map(({ text }) => text)} />
        </Notice>
      )}
    </>
  )
}

/** The person who did the work answers where they did it. */
function AnswerLink({ docket: { driver_job_id } }: { docket: Docket }) {
  const works = useViewer().permissions['driver-jobs:work'] === 'own'
  if (!works || driver_job_id === null) return null
  return <LinkButton to={`/dashboard/driver_jobs/${driver_job_id}/edit`}>Answer</LinkButton>
}
