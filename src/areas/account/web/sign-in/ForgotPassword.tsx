import { TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { requiredWords } from '#shared/text.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { accountLabels } from '../../rules/account-labels.ts'
import { signInCalls } from './sign-in-calls.ts'
import { SignedOutPage } from './SignedOutPage.tsx'
import css from './SignedOutPage.module.css'

/** Replaces sign-in: requests a link by email. The answer is the same for every email. */
export function ForgotPassword({ email, onBack }: { email: string; onBack: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState<{ mail_leaves: number }>()
  const [missing, setMissing] = useState<string>()
  const forgot = useSave(signInCalls.forgotPassword, { onSaved: setAnswer })

  useEffect(() => input.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = input.current?.value.trim() ?? ''
    setMissing(typed ? undefined : requiredWords(accountLabels.email))
    if (typed) void forgot.save({ body: { email: typed } })
    else input.current?.focus()
  }

  return (
    <SignedOutPage
      title="Forgotten password"
      foot={
        <button type="button" className={css.link} onClick={onBack}>
          Back to sign in
        </button>
      }
    >
      {answer ? (
        <output>
          {answer.mail_leaves === 1 ? (
            <Notice tone="success">
              If we know this email, a link is on its way. It works for one hour.
            </Notice>
          ) : (
            <Notice tone="warning">
              Not emailed: there is no mail server. If we know this email, an administrator can copy your link
              from Settings, Mail.
            </Notice>
          )}
        </output>
      ) : (
        <>
          <p>We will email you a link to choose a new password.</p>
          {forgot.submitError && <Notice tone="danger">{forgot.submitError}</Notice>}
          <form noValidate onSubmit={submit}>
            <TextInput
              ref={input}
              label={accountLabels.email}
              type="email"
              autoComplete="username"
              defaultValue={email}
              error={missing}
              required
            />
            <Button type="submit" variant="primary" loading={forgot.saving}>
              Send the link
            </Button>
          </form>
        </>
      )}
    </SignedOutPage>
  )
}
