import { roles } from '#shared/roles.ts'

/** The demo company's people, one for each user type; later areas give them their clients, jobs and trucks. */
export const demoDomain = 'demo.example'
export const demoPassword = 'demo-haulyard'

const localParts = ['admin', 'accounts', 'allocator', 'sales', 'driver', 'safety', 'subcontractor']
export const demoSignIns = roles.map((role, at) => ({
  label: role.name,
  email: `${localParts[at] ?? ''}@${demoDomain}`,
  user_type: role.user_type,
}))
