import {
  IconArchive,
  IconCheck,
  IconMail,
  IconRestore,
  IconUserCheck,
  IconUserOff,
  IconX,
} from '@tabler/icons-react'
import { useViewer } from '#platform/web/calls/session.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { type Allowed, reasonOf } from '#shared/allowed.ts'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { type ConfirmQuestion, confirm } from '#ui/dialogs/confirm-store.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { userEndpoints } from '../contract/endpoints.ts'
import type { UserRow } from '../contract/user.ts'
import { invitedToast } from '../rules/user-words.ts'
import { userCan } from '../rules/user-rules.ts'

/**
 * A user's actions by their state, as menu items; `onApprove` opens the dialog that asks for the type,
 * `linkOf` is the item that copies an invitation's link. A refusal is in `error`.
 */
export function useUserActions(
  onApprove: (user: UserRow) => void,
  linkOf: (user: UserRow) => MenuItem | false,
) {
  const viewer = useViewer()
  const mayNotWrite = useWhyNot()('users:write')
  const reject = useSave(userEndpoints.rejectUser, { saved: ({ name }) => `${name} rejected` })
  const deactivate = useSave(userEndpoints.deactivateUser, { saved: ({ name }) => `${name} is inactive` })
  const activate = useSave(userEndpoints.activateUser, { saved: ({ name }) => `${name} is active` })
  const invite = useSave(userEndpoints.inviteUser, {
    saved: (user) => invitedToast(user),
  })
  const archive = useSave(userEndpoints.archiveUser, { saved: ({ name }) => `${name} archived` })
  const restore = useSave(userEndpoints.restoreUser, { saved: ({ name }) => `${name} restored as inactive` })
  const verbs = [reject, deactivate, activate, invite, archive, restore]

  const actions = (user: UserRow): MenuItem[] => {
    const { id, name, version } = user
    const params = { id }
    const line = (allowed: Allowed, item: MenuItem): MenuItem => ({
      ...item,
      disabledReason: mayNotWrite ?? reasonOf(allowed),
    })
    const asked = (question: ConfirmQuestion, run: (reason: string) => unknown) => () =>
      void confirm(question).then((answer) => answer && run(answer.reason))

    if (user.archived_at) {
      const run = () => void restore.save({ params, body: { version } })
      return [line(userCan.restore(user), { label: 'Restore user', icon: <IconRestore aria-hidden />, run })]
    }
    const isWaiting = user.approved === 'NotApproved'
    const items: (MenuItem | false)[] = [
      isWaiting &&
        line(userCan.approve(user, viewer.id), {
          label: 'Approve user',
          icon: <IconCheck aria-hidden />,
          run: () => onApprove(user),
        }),
      isWaiting &&
        !user.rejected_at &&
        line(userCan.reject(user), {
          label: 'Reject user',
          icon: <IconX aria-hidden />,
          danger: true,
          run: asked(
            {
              title: `Reject ${name}?`,
              message: 'They are signed out straight away and see the reason when they sign in.',
              confirmLabel: 'Reject',
              danger: true,
              reason: 'required',
            },
            (reason) => reject.save({ params, body: { version, reason } }),
          ),
        }),
      user.is_invited === 1 &&
        user.status === 'active' &&
        line(userCan.invite(user), {
          label: 'Send the invitation again',
          icon: <IconMail aria-hidden />,
          run: () => void invite.save({ params }),
        }),
      linkOf(user),
      user.status === 'active'
        ? line(userCan.deactivate(user), {
            label: 'Deactivate user',
            icon: <IconUserOff aria-hidden />,
            run: asked(
              {
                title: `Deactivate ${name}?`,
                message: 'They are signed out everywhere and cannot sign in until they are activated again.',
                confirmLabel: 'Deactivate',
                danger: true,
              },
              () => deactivate.save({ params, body: { version } }),
            ),
          })
        : line(userCan.activate(user), {
            label: 'Activate user',
            icon: <IconUserCheck aria-hidden />,
            run: () => void activate.save({ params, body: { version } }),
          }),
      line(userCan.archive(user), {
        label: 'Archive user',
        icon: <IconArchive aria-hidden />,
        danger: true,
        run: asked(
          {
            title: `Archive ${name}?`,
            message: 'They leave the list and are signed out straight away. Their history stays.',
            confirmLabel: 'Archive',
            danger: true,
            reason: 'required',
          },
          (reason) => archive.save({ params, body: { version, reason } }),
        ),
      }),
    ]
    return items.filter((item) => item !== false)
  }

  const refused = verbs.find((verb) => verb.submitError)
  return { actions, error: refused?.submitError ?? null }
}
