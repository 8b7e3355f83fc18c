import type { Labels } from '#shared/labels.ts'

export const fleetLabels = {
  fleet_no: 'Fleet number',
  name: 'Machine',
  category: 'Category',
  state: 'Now',
  place: 'Where',
  client: 'With',
  driver: 'Driver',
  next: 'Next booking',
  open_defects: 'Defects',
  service: 'Service',
  rego_expires_on: 'Registration',
  insurance_expires_on: 'Insurance',
  plant_inspection_expires_on: 'Plant inspection',
  week_days: 'Days booked',
  depot: 'Depot',
  subcontractor: 'Subcontractor',
} as const satisfies Labels
