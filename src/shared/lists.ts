/** The lists named by the specification (section 9). They seed the drop-down lists, which people may then change. */

export const jobTypes = [
  'Cartage Only',
  'Cartage & Disposal',
  'Cartage Tip',
  'Cartage & Supply',
  'Machine Hire',
  'Mobilisation',
  'DeMobilisation',
  'Hourly',
  'Disposal Fees',
  'Customer Tip',
  'Buy Back',
] as const

/** "Cat A, B, C, D" are four materials; "Cat A/B/C/D with ASB" is one. */
export const materialTypes = [
  'Clean Fill',
  'Clean Fill with Rock',
  'Grassy Fill',
  'Clean Fill with Vegetation',
  'Topsoil',
  'Clay',
  'Mudstone',
  'Mixed Fill',
  'Clean Rock',
  'Clean Concrete',
  'Asphalt',
  'Asphalt Profilings',
  'Rubble',
  'Sand',
  'Crushed Rock',
  'Cat A',
  'Cat B',
  'Cat C',
  'Cat D',
  'Cat C/Cat D',
  'Cat C with PFAS',
  'Cat A/B/C/D with ASB',
  'Clean Fill with ASB',
  'Other',
] as const

/** Yes and no are sent and stored as 1 and 0. */
export type YesNo = 1 | 0
