import { useLoaderData, useNavigate, useParams, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useSave } from '#platform/web/forms/use-save.ts'
import { LinkButton } from '#ui/parts/Button.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { accountEndpoints } from '../../contract/endpoints.ts'
import { SignedOutPage } from './SignedOutPage.tsx'
import type { LinkOwner } from '../loaders.ts'
import { type NewPassword, PasswordForm } from './PasswordForm.tsx'
import { required } from './required.ts'
import { useSignIn } from './use-sign-in.ts'

const empty = { password: '', confirm: '' }
const useNewPassword = () =>
  useForm<NewPassword>({ defaultValues: empty, resolver: required<NewPassword>('password') })

/** Opened from the password reset email. */
export function ResetScreen() {
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  const navigate = useNavigate()
  const form = useNewPassword()
  const reset = useSave(accountEndpoints.resetPassword, {
    form,
    saved: () => 'Your password is set. Sign in with it.',
    onSaved: () => navigate({ to: '/login' as string, replace: true }),
  })
  return (
    <PasswordLinkPage title="Choose a new password" error={reset.submitError}>
      <PasswordForm
        form={form}
        saving={reset.saving}
        label="Set password"
        onSubmit={useOrLookAgain((password) => reset.save({ body: { token, password } }))}
      />
    </PasswordLinkPage>
  )
}

/** Opened from an invitation email. */
export function InviteScreen() {
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  const signIn = useSignIn()
  const form = useNewPassword()
  const accept = useSave(accountEndpoints.acceptInvite, { form, onSaved: signIn })
  return (
    <PasswordLinkPage title="Welcome to Haulyard" error={accept.submitError}>
      <PasswordForm
        form={form}
        saving={accept.saving}
        label="Set password and sign in"
        onSubmit={useOrLookAgain((password) => accept.save({ body: { token, password } }))}
      />
    </PasswordLinkPage>
  )
}

/** The link may have been used while the form was open: a refusal checks it again. */
function useOrLookAgain(save: (password: string) => Promise<unknown>) {
  const router = useRouter()
  return async (password: string) => {
    if ((await save(password)) === undefined) await router.invalidate()
  }
}

function PasswordLinkPage({
  title,
  error,
  children,
}: {
  title: string
  error: string | null
  children: ReactNode
}) {
  const owner: LinkOwner = useLoaderData({ strict: false })
  if (!owner)
    return (
      <SignedOutPage title="This link no longer works">
        <p>It was used, replaced or has expired. Ask for a new one.</p>
        <LinkButton to="/login" variant="primary">
          Go to sign in
        </LinkButton>
      </SignedOutPage>
    )
  return (
    <SignedOutPage title={title}>
      <p>
        For {owner.name}, {owner.email}.
      </p>
      {error && <Notice tone="danger">{error}</Notice>}
      {children}
    </SignedOutPage>
  )
}
