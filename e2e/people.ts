/** The tests' sign-ins: the demo company's users and one waiting for approval. */
export const people = {
  admin: { email: 'admin@demo.example', user_type: 1 },
  accounts: { email: 'accounts@demo.example', user_type: 2 },
  allocator: { email: 'allocator@demo.example', user_type: 3 },
  sales: { email: 'sales@demo.example', user_type: 4 },
  driver: { email: 'driver@demo.example', user_type: 5 },
  safety: { email: 'safety@demo.example', user_type: 6 },
  subcontractor: { email: 'subcontractor@demo.example', user_type: 7 },
  waiting: { email: 'waiting@example.com', user_type: null },
} as const
export type Person = keyof typeof people
export const everyone = Object.keys(people) as Person[]
export const demoPassword = 'demo-haulyard'
