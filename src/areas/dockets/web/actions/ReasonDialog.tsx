import { useCreate } from '#platform/web/forms/use-create.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { labelled } from '#ui/fields/labelled.ts'
import { TextAreaField } from '#ui/fields/TextAreaField.tsx'
import { reasonLabels } from '#shared/labels.ts'
import { type Docket, withReason } from '../../contract/docket.ts'
import { docketEndpoints } from '../../contract/endpoints.ts'

const field = labelled(reasonLabels)
const ways = {
  acceptUnsigned: {
    title: 'without a signature',
    text: 'Say why nobody signed, or who agreed and how.',
    saveLabel: 'Accept unsigned',
    endpoint: docketEndpoints.acceptDocketUnsigned,
    said: 'accepted unsigned',
  },
  query: {
    title: 'to be questioned',
    text: 'The driver is told. A queried docket is revised, and the old one is kept.',
    saveLabel: 'Query',
    endpoint: docketEndpoints.queryDocket,
    said: 'queried',
  },
  reopen: {
    title: 'to be reopened',
    text: 'The approval is taken back; it must be approved again before it is billed.',
    saveLabel: 'Reopen',
    endpoint: docketEndpoints.reopenDocket,
    said: 'reopened',
  },
  void: {
    title: 'to be made void',
    text: 'It counts no more. Its number stays used, and the time is free for another docket.',
    saveLabel: 'Make void',
    endpoint: docketEndpoints.voidDocket,
    said: 'is void',
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
  const create = useCreate(endpoint, {
    schema: withReason,
    empty: {
      version: docket.version,
      reason: action === 'acceptUnsigned' ? (docket.unsigned_reason ?? '') : '',
    },
    params: { id: docket.id },
    saved: ({ docket_no }) => `${docket_no} ${said}`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={`${docket.docket_no} ${title}`}
      size="sm"
      form={create.form}
      onSubmit={create.submit}
      submitError={create.submitError}
      onClose={onClose}
      saveLabel={saveLabel}
    >
      <p>{text}</p>
      <TextAreaField {...field('reason')} required />
    </FormDialog>
  )
}
