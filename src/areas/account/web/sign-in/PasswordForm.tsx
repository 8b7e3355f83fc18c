import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { labelled } from '#ui/fields/labelled.ts'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { accountLabels } from '../../rules/account-labels.ts'

const field = labelled(accountLabels)

export interface NewPassword {
  password: string
  confirm: string
}

/** Whether both fields match; otherwise the second one shows the error. */
export function isConfirmed<Values extends NewPassword>(form: UseFormReturn<Values>): boolean {
  const { password, confirm } = form.getValues()
  if (confirm === password) return true
  form.setError('confirm' as never, { message: 'Passwords do not match.' }, { shouldFocus: true })
  return false
}

/** A password and its confirmation; shared by the signed-out pages and the profile. */
export function PasswordFields({ label = 'New password' }: { label?: string }) {
  return (
    <>
      <PasswordField
        name="password"
        label={label}
        help="At least 10 characters."
        autoComplete="new-password"
        required
      />
      <PasswordField {...field('confirm')} autoComplete="new-password" required />
    </>
  )
}

/** A form with just a new password. */
export function PasswordForm({
  form,
  saving,
  label,
  onSubmit,
}: {
  form: UseFormReturn<NewPassword>
  saving: boolean
  label: string
  onSubmit: (password: string) => unknown
}) {
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit(({ password }) => (isConfirmed(form) ? onSubmit(password) : undefined))(
            event,
          )
        }
      >
        <PasswordFields />
        <Button type="submit" variant="primary" loading={saving}>
          {label}
        </Button>
      </form>
    </FormProvider>
  )
}
