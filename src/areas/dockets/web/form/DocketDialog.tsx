import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { checkedBy } from '#platform/web/forms/form-schema.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useFormDraft } from '#platform/web/forms/use-form-draft.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import type { Docket } from '../../contract/docket.ts'
import { docketEndpoints } from '../../contract/endpoints.ts'
import {
  DocketForm,
  type DocketOrder,
  bodyOf,
  docketFormErrors,
  newValues,
  valuesOfDocket,
} from './docket-form.ts'
import { docketPaths } from '../docket-paths.ts'
import { DocketFields } from './DocketFields.tsx'

/** Enters a paper docket, for a given order or one to be chosen. */
export function NewDocketDialog({ order, onClose }: { order?: DocketOrder; onClose: () => void }) {
  const navigate = useNavigate()
  const form = useForm({
    resolver: checkedBy(DocketForm, docketFormErrors),
    defaultValues: newValues(order) as object,
  })
  useFormDraft(form, 'new docket')
  const { save, submitError } = useSave(docketEndpoints.createDocket, {
    form,
    saved: ({ docket_no }) => `${docket_no} entered`,
    onSaved: ({ id }) => {
      onClose()
      void navigate({ to: docketPaths.view(id) as string })
    },
  })
  return (
    <FormDialog
      title={order ? `New docket for ${order.order_no}` : 'New docket'}
      size="lg"
      form={form}
      submitError={submitError}
      onClose={onClose}
      saveLabel="Enter docket"
      onSubmit={({ job_item_id, source, ...values }) =>
        save({ body: { ...bodyOf({ job_item_id, source, ...values }), job_item_id, source } })
      }
    >
      <DocketFields isNew={!order} mayOverlap={isOverlap(submitError)} />
    </FormDialog>
  )
}

const edits = {
  edit: { endpoint: docketEndpoints.editDocket, title: 'Edit', said: 'saved', saveLabel: 'Save' },
  revise: {
    endpoint: docketEndpoints.reviseDocket,
    title: 'New version of',
    said: 'saved as a new version',
    saveLabel: 'Save new version',
  },
} as const

/** The same for an existing docket: a draft is recomputed, a queried docket gets its next version. */
export function EditDocketDialog({
  docket,
  action,
  onClose,
}: {
  docket: Docket
  action: keyof typeof edits
  onClose: () => void
}) {
  const navigate = useNavigate()
  const { endpoint, title, said, saveLabel } = edits[action]
  const form = useForm({
    resolver: checkedBy(DocketForm, docketFormErrors),
    defaultValues: valuesOfDocket(docket) as object,
  })
  useFormDraft(form, `docket ${action}`)
  const { save, submitError } = useSave(endpoint, {
    form,
    saved: ({ docket_no }) => `${docket_no} ${said}`,
    onSaved: ({ id }) => {
      onClose()
      if (id !== docket.id) void navigate({ to: docketPaths.view(id) as string })
    },
  })
  return (
    <FormDialog
      title={`${title} ${docket.docket_no}`}
      size="lg"
      form={form}
      submitError={submitError}
      onClose={onClose}
      saveLabel={saveLabel}
      onSubmit={(values) =>
        save({ params: { id: docket.id }, body: { ...bodyOf(values, docket), version: docket.version } })
      }
    >
      {action === 'revise' && (
        <Notice>Queried: {docket.query_reason} If it charges more, the client must sign again.</Notice>
      )}
      <DocketFields
        lines={docket.lines}
        mayOverlap={docket.overlap_reason !== null || isOverlap(submitError)}
      />
    </FormDialog>
  )
}

/** The server asked why two dockets overlap. */
const isOverlap = (words: string | null): boolean => words?.includes('Say why both are right') ?? false
