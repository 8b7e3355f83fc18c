import { useSave } from '#platform/web/forms/use-save.ts'
import { Button } from '#ui/parts/Button.tsx'
import { notificationEndpoints } from '../contract/endpoints.ts'

/** Homes show it too. */
const topics = ['notification', '*']

/** Marks a notification read where it is listed. */
export function MarkRead({ id, of }: { id: number; of: string }) {
  const { save, saving, submitError } = useSave(notificationEndpoints.readNotification, {
    invalidates: topics,
  })
  return (
    <>
      <Button loading={saving} onClick={() => void save({ params: { id } })}>
        Mark read
        <span className="visually-hidden">: {of}</span>
      </Button>
      {submitError && <span role="alert">{submitError}</span>}
    </>
  )
}
