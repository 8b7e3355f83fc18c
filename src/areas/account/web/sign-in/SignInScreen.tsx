import { TextInput } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { requiredWords } from '#shared/text.ts'
import { Link } from '#ui/navigation.tsx'
import { Button, IconButton } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { accountLabels } from '../../rules/account-labels.ts'
import { DemoSignIns } from './DemoSignIns.tsx'
import { signInCalls } from './sign-in-calls.ts'
import { SignedOutPage } from './SignedOutPage.tsx'
import css from './SignedOutPage.module.css'
import { FirstVisit } from './FirstVisit.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { useSignIn } from './use-sign-in.ts'

/** A plain form without the form library, because this page is the first to load. */
export function SignInScreen() {
  const signIn = useSignIn()
  const login = useSave(signInCalls.login, { onSaved: signIn, at: 'sign-in' })
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({})

  const [forgotten, setForgotten] = useState<string | null>(null)

  useEffect(() => email.current?.focus(), [forgotten])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { email: email.current?.value.trim() ?? '', password: password.current?.value ?? '' }
    setMissing({
      email: body.email ? undefined : requiredWords(accountLabels.email),
      password: body.password ? undefined : requiredWords(accountLabels.password),
    })
    if (!body.email) email.current?.focus()
    else if (!body.password) password.current?.focus()
    else void login.save({ body })
  }

  if (forgotten !== null) return <ForgotPassword email={forgotten} onBack={() => setForgotten(null)} />
  return (
    <SignedOutPage
      title="Sign in"
      foot={
        <>
          New here? <Link to="/signup">Sign up</Link> ·{' '}
          <button
            type="button"
            className={css.link}
            onClick={() => setForgotten(email.current?.value.trim() ?? '')}
          >
            Forgotten your password?
          </button>
        </>
      }
    >
      {login.submitError && <Notice tone="danger">{login.submitError}</Notice>}
      <form noValidate onSubmit={submit}>
        <TextInput
          ref={email}
          label={accountLabels.email}
          type="email"
          autoComplete="username"
          error={missing.email}
          required
        />
        <TextInput
          ref={password}
          label={accountLabels.password}
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          error={missing.password}
          rightSection={
            <IconButton
              label={shown ? 'Hide password' : 'Show password'}
              icon={shown ? <IconEyeOff aria-hidden /> : <IconEye aria-hidden />}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            />
          }
          rightSectionPointerEvents="all"
          required
        />
        <Button type="submit" variant="primary" loading={login.saving}>
          Sign in
        </Button>
      </form>
      <FirstVisit />
      <DemoSignIns onChoose={(body) => void login.save({ body })} />
    </SignedOutPage>
  )
}
