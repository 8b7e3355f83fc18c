import type { StepKey } from '../contract/first-steps.ts'

interface Step {
  key: StepKey
  label: string
  /** What it is good for. */
  gives: string
  /** Where it is done; the first link opens from the name. */
  links: readonly { label: string; to: string }[]
}

const company = '/dashboard/settings/company'

export const steps: readonly Step[] = [
  {
    key: 'company',
    label: 'Company details',
    gives: 'Your name, ABN, address and bank, printed on quotes and invoices.',
    links: [{ label: 'Fill in', to: company }],
  },
  {
    key: 'logo',
    label: 'Logo',
    gives: 'At the top of every document your clients receive.',
    links: [{ label: 'Choose a logo', to: company }],
  },
  {
    key: 'products',
    label: 'Products and prices',
    gives: 'Hire, cartage, tips and floats, to price quotes and invoices.',
    links: [{ label: 'Add a product', to: '/dashboard/products/new' }],
  },
  {
    key: 'plant',
    label: 'Plant',
    gives: 'Your machines and trucks, to book on orders.',
    links: [{ label: 'Add a machine', to: '/dashboard/resources/assets/new' }],
  },
  {
    key: 'people',
    label: 'Drivers and users',
    gives: 'Drivers get their jobs on the phone; office staff sign in with their own accounts.',
    links: [
      { label: 'Add drivers', to: '/dashboard/subcontractors/drivers' },
      { label: 'Invite users', to: '/dashboard/settings/users' },
    ],
  },
  {
    key: 'client',
    label: 'First client',
    gives: 'Then write a quote and turn it into a job.',
    links: [{ label: 'Add a client', to: '/dashboard/clients/new' }],
  },
]
