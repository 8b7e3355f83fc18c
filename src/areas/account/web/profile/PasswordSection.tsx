import { FormProvider, useForm } from 'react-hook-form'
import { useSave } from '#platform/web/forms/use-save.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { accountEndpoints } from '../../contract/endpoints.ts'
import { accountLabels } from '../../rules/account-labels.ts'
import { isConfirmed, type NewPassword, PasswordFields } from '../sign-in/PasswordForm.tsx'
import css from '../profile.module.css'
import { required } from '../sign-in/required.ts'

const field = labelled(accountLabels)

interface PasswordChange extends NewPassword {
  current_password: string
}
const empty = { current_password: '', password: '', confirm: '' }

/** Changes the person's own password; the other sessions end. */
export function PasswordSection() {
  const form = useForm<PasswordChange>({
    defaultValues: empty,
    resolver: required<PasswordChange>('current_password', 'password'),
  })
  const change = useSave(accountEndpoints.changePassword, {
    form,
    saved: () => 'Password changed. Other sessions have ended.',
    onSaved: () => form.reset(empty),
  })
  const submit = ({ confirm: _confirm, ...body }: PasswordChange) =>
    isConfirmed(form) ? change.save({ body }) : undefined

  return (
    <Section title="Password" help="Changing it signs you out everywhere else.">
      {change.submitError && <Notice tone="danger">{change.submitError}</Notice>}
      <FormProvider {...form}>
        <form className={css.password} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
          <PasswordField {...field('current_password')} autoComplete="current-password" required />
          <PasswordFields />
          <Button type="submit" variant="primary" loading={change.saving}>
            Change password
          </Button>
        </form>
      </FormProvider>
    </Section>
  )
}
