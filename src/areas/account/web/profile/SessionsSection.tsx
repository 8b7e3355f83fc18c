import { useQuery } from '@tanstack/react-query'
import { useSave } from '#platform/web/forms/use-save.ts'
import { formatInstant } from '#shared/local-date.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { quiet } from '#ui/parts/state-looks.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { accountEndpoints } from '../../contract/endpoints.ts'
import { browserName } from '../../rules/browser-name.ts'
import css from '../profile.module.css'
import { sessionsQuery } from '../queries.ts'

/** The person's sessions; all except the current one can be ended. */
export function SessionsSection() {
  const { data: sessions = [], error, refetch } = useQuery(sessionsQuery)
  const revoke = useSave(accountEndpoints.revokeSession, { saved: () => 'Session ended' })
  return (
    <Section title="Active sessions" help="If you don’t recognise one, end it and change your password.">
      {revoke.submitError && <Notice tone="danger">{revoke.submitError}</Notice>}
      {error && sessions.length === 0 && (
        <ErrorState message="Could not load the sessions." onRetry={() => void refetch()} />
      )}
      <ul className={css.sessions}>
        {sessions.map(({ id, user_agent, ip, created_at, last_seen_at, is_current }) => (
          <li key={id}>
            <div>
              <strong>{browserName(user_agent)}</strong>{' '}
              {is_current === 1 && <StatusBadge status="This session" tone={quiet.agreed} />}
              <p className={css.when}>
                Signed in {formatInstant(created_at)} · last seen {formatInstant(last_seen_at)}
                {ip && ` · ${ip}`}
              </p>
            </div>
            {is_current === 0 && (
              <Button loading={revoke.saving} onClick={() => void revoke.save({ params: { id } })}>
                End
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
