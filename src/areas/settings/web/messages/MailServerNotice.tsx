import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { noMailServer } from '#ui/dialogs/no-mail-server.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { settingsEndpoints } from '../../contract/endpoints.ts'

/** Without a mail server: who sets one, and where. */
export function MailServerNotice() {
  const { data } = useQuery(read(settingsEndpoints.getMailServer, {}))
  if (!data || data.mail_leaves === 1) return null
  return (
    <Notice tone="warning">
      {noMailServer} Whoever runs the server sets one as <code>SMTP_URL</code> and restarts Haulyard. Until
      then emails are kept here: open one to read it or copy its link.
    </Notice>
  )
}
