import { useSave } from '#platform/web/forms/use-save.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { notificationEndpoints } from '../contract/endpoints.ts'

/** The home screens show it too. */
const topics = ['notification', '*']

/** Opens what a notification is about, which marks it read. */
export function OpenMention({ id, to, of }: { id: number; to: string; of: string }) {
  const { save } = useSave(notificationEndpoints.readNotification, { invalidates: topics })
  return (
    <LinkButton to={to} onClick={() => void save({ params: { id } })}>
      Open
      <span className="visually-hidden">: {of}</span>
    </LinkButton>
  )
}
