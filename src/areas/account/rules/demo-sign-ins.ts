import { roles } from '#shared/roles.ts'

/** The demo company's users, one for each user type. Outside a demo nobody of this domain may sign in. */
export const demoDomain = 'demo.example'
export const demoPassword = 'demo-haulyard'

const localParts = ['admin', 'accounts', 'allocator', 'sales', 'driver', 'safety', 'subcontractor']

export const demoSignIns = roles.map(({ name, user_type }, at) => ({
  label: name,
  email: `${localParts[at] ?? ''}@${demoDomain}`,
  user_type,
}))

export const isDemoEmail = (email: string): boolean => email.endsWith(`@${demoDomain}`)
