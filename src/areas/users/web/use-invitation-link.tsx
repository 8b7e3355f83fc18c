import { IconLink } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { settingsEndpoints } from '#areas/settings/contract/endpoints.ts'
import type { FreshLink } from '#areas/settings/contract/message.ts'
import { FreshLinkDialog } from '#areas/settings/web/index.ts'
import { useViewer } from '#platform/web/calls/session.ts'
import { reasonOf } from '#shared/allowed.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import type { UserRow } from '../contract/user.ts'
import { userCan } from '../rules/user-rules.ts'

/**
 * An invitation that was not emailed can be passed on by its link, like mail in the settings: by
 * administrators only, since it opens an account. Render `dialog`.
 */
export function useInvitationLink(): {
  linkOf: (user: UserRow) => MenuItem | false
  dialog: ReactNode
  error: string | null
} {
  const { user_type } = useViewer()
  const mayNotRead = useWhyNot()('settings:mail')
  const [link, setLink] = useState<FreshLink | null>(null)
  const { save, submitError } = useSave(settingsEndpoints.freshLink, { onSaved: setLink })
  return {
    linkOf: (user) =>
      user.is_invited === 1 &&
      user.unsent_invitation_id !== null && {
        label: 'Copy link',
        icon: <IconLink aria-hidden />,
        disabledReason:
          (user_type === 1 ? mayNotRead : 'An administrator can copy the link.') ??
          reasonOf(userCan.invite(user)),
        run: () => void save({ params: { id: user.unsent_invitation_id ?? 0 } }),
      },
    dialog: link && <FreshLinkDialog link={link} onClose={() => setLink(null)} />,
    error: submitError,
  }
}
