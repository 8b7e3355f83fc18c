import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { SessionUser } from '#platform/contract/session.ts'
import type { UserType } from '#shared/roles.ts'
import { api, call } from './helpers.ts'

export const newUserPassword = 'nine-blue-tippers'

export interface NewUser extends SessionUser {
  password: string
}

/** A unique name and email. */
export function newUserDetails(): { name: string; email: string; password: string } {
  const mark = randomBytes(4).toString('hex')
  return { name: `Robin ${mark}`, email: `robin.${mark}@example.com`, password: newUserPassword }
}

/** A user who has signed up and waits for approval. */
export async function unapprovedUser(): Promise<NewUser> {
  const person = newUserDetails()
  return { ...(await call<SessionUser>('POST', '/api/register', person)), password: person.password }
}

/** An approved user for this test alone, with a type and optionally a role. */
export async function approvedUser(
  user_type: UserType,
  user_role_id: number | null = null,
): Promise<NewUser> {
  const { id, email, password } = await unapprovedUser()
  const access = { version: await versionOf(id), user_type, user_role_id }
  await api('admin', 'POST', `/api/users/${id}/approve`, access)
  return { ...(await call<SessionUser>('POST', '/api/login', { email, password })), password }
}

export async function versionOf(user_id: number): Promise<number> {
  return (await api<{ version: number }>('admin', 'GET', `/api/users/${user_id}`)).version
}

/** Fills in and submits the sign-in form; the test checks the result. */
export async function trySignIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  if (new URL(page.url()).pathname !== '/login') await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel(/^Password/).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
