import { FormProvider, useForm } from 'react-hook-form'
import { accountEndpoints } from '#areas/account/contract/endpoints.ts'
import { useSave } from '#platform/web/forms/use-save.ts'
import { labelled } from '#ui/fields/labelled.ts'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Link } from '#ui/navigation.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { accountLabels } from '../../rules/account-labels.ts'
import { SignedOutPage } from './SignedOutPage.tsx'
import { required } from './required.ts'
import { useSignIn } from './use-sign-in.ts'

const field = labelled(accountLabels)

interface SignUp {
  name: string
  email: string
  password: string
  confirm: string
}

export function SignUpScreen() {
  const signIn = useSignIn()
  const form = useForm<SignUp>({
    defaultValues: { name: '', email: '', password: '', confirm: '' },
    resolver: required<SignUp>('name', 'email', 'password'),
  })
  const register = useSave(accountEndpoints.register, { form, onSaved: signIn, at: 'sign-in' })

  const submit = ({ confirm, ...body }: SignUp) => {
    if (confirm === body.password) return register.save({ body })
    form.setError('confirm', { message: 'Passwords do not match.' }, { shouldFocus: true })
    return undefined
  }

  return (
    <SignedOutPage
      title="Sign up"
      foot={
        <>
          Have an account? <Link to="/login">Sign in</Link>
        </>
      }
    >
      {register.submitError && <Notice tone="danger">{register.submitError}</Notice>}
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
          <TextField {...field('name')} autoComplete="name" required />
          <TextField {...field('email')} type="email" autoComplete="email" required />
          <PasswordField
            {...field('password')}
            help="At least 10 characters."
            autoComplete="new-password"
            required
          />
          <PasswordField {...field('confirm')} autoComplete="new-password" required />
          <Button type="submit" variant="primary" loading={register.saving}>
            Sign up
          </Button>
        </form>
      </FormProvider>
    </SignedOutPage>
  )
}
