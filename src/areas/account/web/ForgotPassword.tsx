import { TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSave } from '#platform/web/use-save.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { doorCalls } from './door-calls.ts'
import { DoorPage } from './DoorPage.tsx'
import css from './DoorPage.module.css'

/** In the place of sign-in: asks for a link by email. What it answers is the same for every email. */
export function ForgotPassword({ email, onBack }: { email: string; onBack: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState(false)
  const [missing, setMissing] = useState<string>()
  const forgot = useSave(doorCalls.forgotPassword, { onSaved: () => setAsked(true) })

  useEffect(() => input.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = input.current?.value.trim() ?? ''
    setMissing(typed ? undefined : 'Email is required.')
    if (typed) void forgot.save({ body: { email: typed } })
    else input.current?.focus()
  }

  return (
    <DoorPage
      title="Forgotten password"
      foot={
        <button type="button" className={css.link} onClick={onBack}>
          Back to sign in
        </button>
      }
    >
      {asked ? (
        <output>
          <Notice tone="success">If we know this email, a link is on its way. It works for one hour.</Notice>
        </output>
      ) : (
        <>
          <p>We send you a link by which you choose a new password.</p>
          {forgot.submitError && <Notice tone="danger">{forgot.submitError}</Notice>}
          <form noValidate onSubmit={submit}>
            <TextInput
              ref={input}
              label="Email"
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
    </DoorPage>
  )
}
