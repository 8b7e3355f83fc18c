import { IconLink } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTitle } from '#platform/web/guard/title.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { formatInstant } from '#shared/local-date.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Facts } from '#ui/parts/Facts.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { settingsEndpoints } from '../../contract/endpoints.ts'
import type { FreshLink, Message } from '../../contract/message.ts'
import { isUnsent } from '../../contract/message-statuses.ts'
import { FreshLinkDialog } from './FreshLinkDialog.tsx'
import { messageTone } from './message-tone.ts'
import { statusWords } from './message-words.ts'
import { messageQuery } from '../queries.ts'
import css from '../settings.module.css'
import { settingsPaths } from '../settings-paths.ts'

/** One email with its text. */
export function MessageScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { data: message } = useSuspenseQuery(messageQuery(id))
  const [link, setLink] = useState<FreshLink | null>(null)
  const { save, saving, submitError } = useSave(settingsEndpoints.freshLink, { onSaved: setLink })
  useTitle(message.subject)

  return (
    <Screen
      title={message.subject}
      status={<StatusBadge status={statusWords[message.status]} tone={messageTone[message.status]} />}
      breadcrumbs={[
        { label: 'Settings', to: settingsPaths.overview },
        { label: 'Mail', to: settingsPaths.mail },
      ]}
      actions={
        message.has_link === 1 && (
          <Button
            icon={<IconLink aria-hidden />}
            loading={saving}
            disabledReason={isUnsent(message.status) ? undefined : 'Only for emails that were not sent.'}
            onClick={() => void save({ params: { id } })}
          >
            Copy link
          </Button>
        )
      }
    >
      {submitError && <Notice tone="danger">{submitError}</Notice>}
      {message.status === 'kept' && (
        <Notice>There is no mail server, so this was not sent. Send it another way.</Notice>
      )}
      {message.error && <Notice tone="danger">The mail server said: {message.error}</Notice>}
      <Section>
        <Facts facts={factsOf(message)} />
      </Section>
      <Section title="Text">
        <p className={css.body}>{message.body}</p>
      </Section>
      {link && <FreshLinkDialog link={link} onClose={() => setLink(null)} />}
    </Screen>
  )
}

const factsOf = ({ to_name, to_address, created_at, sent_at, attempts }: Message) => [
  { label: 'To', value: to_name ? `${to_name} <${to_address}>` : to_address },
  { label: 'Created', value: formatInstant(created_at) },
  ...(sent_at ? [{ label: 'Sent', value: formatInstant(sent_at) }] : []),
  ...(attempts > 0 ? [{ label: 'Attempts', value: attempts }] : []),
]
