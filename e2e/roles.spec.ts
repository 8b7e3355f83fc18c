import { randomBytes } from 'node:crypto'
import { expect, test } from './test.ts'
import { permissions } from '#shared/permissions.ts'
import { api, call, pageOf, settled, toast } from './helpers.ts'
import { approvedUser, trySignIn } from './new-users.ts'

const rolesAddress = '/dashboard/settings/users/roles'

test('a right removed from a custom role is gone from its users’ next call', async ({ browser, page }) => {
  const name = `Estimator ${randomBytes(3).toString('hex')}`
  const admin = await pageOf(browser, 'admin')
  await admin.goto(rolesAddress)
  await admin.getByRole('button', { name: 'New role' }).click()
  const dialog = admin.getByRole('dialog', { name: 'New role' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('combobox', { name: /^Type/ }).click()
  await admin.getByRole('option', { name: 'Sales', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(toast(admin, `${name} added`)).toBeVisible()
  await expect(admin.getByRole('columnheader', { name })).toContainText('0 users')

  const roles = await api<{ id: number; name: string }[]>('admin', 'GET', '/api/roles/choices')
  const role = roles.find((one) => one.name === name)!
  const person = await approvedUser(4, role.id)
  await trySignIn(page, person)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('link', { name: 'Clients' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible()
  await settled(page)
  await call('GET', '/api/clients', undefined, person.token)

  await admin.getByRole('button', { name: `Change ${name}` }).click()
  const right = admin.getByLabel(`${name}: ${permissions['clients:read'].label}`)
  await expect(right.getByRole('option', { name: /\(default\)$/ })).toHaveCount(1)
  await Promise.all([
    admin.waitForResponse((one) => one.url().endsWith(`/api/roles/${role.id}/permissions`)),
    right.selectOption('No'),
  ])
  await expect(right).toHaveValue('none')
  await expect(toast(admin, `${name} saved`)).toBeVisible()
  await admin.getByRole('button', { name: `Stop changing ${name}` }).click()
  await admin.getByRole('checkbox', { name: 'Differences from default only' }).check()
  await expect(admin.getByRole('row', { name: permissions['clients:read'].label })).toContainText(
    'No (default: All)',
  )
  await expect(call('GET', '/api/clients', undefined, person.token)).rejects.toThrow()
  await expect(page.getByRole('link', { name: 'Clients' }), 'the open browser hears of it').toHaveCount(0)
  await page.goto('/dashboard/clients')
  await expect(page).not.toHaveURL(/\/clients/)

  await admin.getByRole('button', { name: `More for ${name}` }).click()
  const remove = admin.getByRole('menuitem', { name: 'Remove' })
  await expect(remove, 'someone has the role').toHaveAttribute('aria-disabled', 'true')
})

test('the last administrator’s menu says why they stay', async ({ browser }) => {
  const page = await pageOf(browser, 'admin')
  const { id, name } = await me()
  await page.goto(`/dashboard/settings/users/${id}/edit`)
  await page.getByRole('button', { name: `More for ${name}` }).click()
  for (const label of ['Deactivate user', 'Archive user']) {
    const item = page.getByRole('menuitem', { name: label })
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toContainText('There must be at least one active administrator.')
  }
})

const me = () => api<{ id: number; name: string; user_type: number }>('admin', 'GET', '/api/session')

test('administrators keep the rights needed to grant every right', async ({ browser }) => {
  const page = await pageOf(browser, 'admin')
  await page.goto(rolesAddress)
  const row = page.getByRole('row', { name: permissions['roles:write'].label })
  await expect(row.getByTitle('Administrators keep this right, so no one is locked out.').first()).toHaveText(
    'All',
  )
})
