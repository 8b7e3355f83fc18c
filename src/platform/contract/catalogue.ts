/** Refusals that the specification words and shows in a toast of their own (section 8), wherever they happen. */
export const catalogue = {
  emailTaken: 'The email has already been taken.',
  checklistAdded: 'Checklist already added for today!',
} as const
