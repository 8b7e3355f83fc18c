import { useQuery } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { useSave } from '#platform/web/forms/use-save.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { Button, LinkButton } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { accountEndpoints } from '../../contract/endpoints.ts'
import { accountLabels } from '../../rules/account-labels.ts'
import { SignedOutPage } from './SignedOutPage.tsx'
import { isConfirmed, type NewPassword, PasswordFields } from './PasswordForm.tsx'
import { setUpQuery } from './set-up-query.ts'
import { required } from './required.ts'
import { useSignIn } from './use-sign-in.ts'

const field = labelled(accountLabels)

interface FirstAdministrator extends NewPassword {
  name: string
  email: string
}

/** The first visitor to a new Haulyard becomes its administrator. */
export function SetUpScreen() {
  const signIn = useSignIn()
  const { data: state } = useQuery(setUpQuery)
  const form = useForm<FirstAdministrator>({
    defaultValues: { name: '', email: '', password: '', confirm: '' },
    resolver: required<FirstAdministrator>('name', 'email', 'password'),
  })
  const setUp = useSave(accountEndpoints.setUp, { form, onSaved: signIn })
  const submit = ({ confirm: _confirm, ...body }: FirstAdministrator) =>
    isConfirmed(form) ? setUp.save({ body }) : undefined

  if (state?.needed === 0)
    return (
      <SignedOutPage title="Haulyard is already set up">
        <LinkButton to="/login" variant="primary">
          Go to sign in
        </LinkButton>
      </SignedOutPage>
    )
  return (
    <SignedOutPage title="Set up Haulyard">
      <p>This sets up the administrator, who then invites everyone else.</p>
      {setUp.submitError && <Notice tone="danger">{setUp.submitError}</Notice>}
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
          <TextField {...field('name')} autoComplete="name" required />
          <TextField {...field('email')} type="email" autoComplete="email" required />
          <PasswordFields label={accountLabels.password} />
          <Button type="submit" variant="primary" loading={setUp.saving}>
            Set up
          </Button>
        </form>
      </FormProvider>
    </SignedOutPage>
  )
}
