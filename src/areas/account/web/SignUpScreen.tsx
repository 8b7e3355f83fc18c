import { FormProvider, useForm } from 'react-hook-form'
import { accountEndpoints } from '#areas/account/contract/endpoints.ts'
import { useSave } from '#platform/web/use-save.ts'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Link } from '#ui/navigation.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { SignedOutPage } from './SignedOutPage.tsx'
import { required } from './required.ts'
import { useSignIn } from './use-sign-in.ts'

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
    resolver: required<SignUp>({ name: 'Name', email: 'Email', password: 'Password' }),
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
          <TextField name="name" label="Name" autoComplete="name" required />
          <TextField name="email" label="Email" type="email" autoComplete="email" required />
          <PasswordField
            name="password"
            label="Password"
            help="At least 10 characters."
            autoComplete="new-password"
            required
          />
          <PasswordField name="confirm" label="Confirm password" autoComplete="new-password" required />
          <Button type="submit" variant="primary" loading={register.saving}>
            Sign up
          </Button>
        </form>
      </FormProvider>
    </SignedOutPage>
  )
}
