import { type FieldValues, useForm } from 'react-hook-form'
import { checkedBy } from '#platform/web/forms/form-schema.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { FormDialog } from '#ui/dialogs/FormDialog.tsx'
import { FieldGrid } from '#ui/shells/FieldGrid.tsx'
import { userEndpoints } from '../contract/endpoints.ts'
import { Access, type UserRow } from '../contract/user.ts'
import { TypeFields } from './TypeFields.tsx'

/** Approves a sign-up, with a type. */
export function ApproveDialog({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const form = useForm<FieldValues, unknown, Access>({
    resolver: checkedBy(Access),
    defaultValues: { user_type: null, user_role_id: null },
  })
  const approve = useSave(userEndpoints.approveUser, {
    form,
    saved: ({ name, user_role }) => `${name} approved as ${user_role ?? 'user'}`,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={`Approve ${user.name}`}
      saveLabel="Approve"
      size="sm"
      form={form}
      onSubmit={(access) =>
        approve.save({ params: { id: user.id }, body: { ...access, version: user.version } })
      }
      submitError={approve.submitError}
      onClose={onClose}
    >
      <p>The type decides what {user.name} can see and do. It applies from the next sign-in.</p>
      <FieldGrid columns={2}>
        <TypeFields />
      </FieldGrid>
    </FormDialog>
  )
}
