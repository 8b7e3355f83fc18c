import { CreateDialog } from '#platform/web/forms/CreateDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { reasonLabels } from '#shared/labels.ts'
import { type Docket, withReason } from '../../contract/docket.ts'
import { docketEndpoints } from '../../contract/endpoints.ts'

const field = labelled(reasonLabels)
const ways = {
  acceptUnsigned: {
    title: (no: string) => `Accept ${no} without a signature`,
    text: 'Why there is no signature, or who agreed and how.',
    saveLabel: 'Accept unsigned',
    endpoint: docketEndpoints.acceptDocketUnsigned,
    said: 'accepted unsigned',
  },
  query: {
    title: (no: string) => `Query ${no}`,
    text: 'The driver is notified. Correct it with a new version; the old one stays on file.',
    saveLabel: 'Query',
    endpoint: docketEndpoints.queryDocket,
    said: 'queried',
  },
  reopen: {
    title: (no: string) => `Reopen ${no}`,
    text: 'Its approval is withdrawn. It must be approved again before it is invoiced.',
    saveLabel: 'Reopen',
    endpoint: docketEndpoints.reopenDocket,
    said: 'reopened',
  },
  void: {
    title: (no: string) => `Void ${no}`,
    text: 'A void docket is not charged. Its number is not reused, and another docket can cover the same time.',
    saveLabel: 'Void',
    endpoint: docketEndpoints.voidDocket,
    said: 'voided',
  },
} as const

/** Actions on a docket that need a reason. */
export function ReasonDialog({
  docket,
  action,
  onClose,
}: {
  docket: Docket
  action: keyof typeof ways
  onClose: () => void
}) {
  const { title, text, saveLabel, endpoint, said } = ways[action]
  return (
    <CreateDialog
      title={title(docket.docket_no)}
      size="sm"
      saveLabel={saveLabel}
      endpoint={endpoint}
      schema={withReason}
      empty={{
        version: docket.version,
        reason: action === 'acceptUnsigned' ? (docket.unsigned_reason ?? '') : '',
      }}
      params={{ id: docket.id }}
      saved={({ docket_no }) => `${docket_no} ${said}`}
      onClose={onClose}
    >
      <p>{text}</p>
      <TextAreaField {...field('reason')} required />
    </CreateDialog>
  )
}
