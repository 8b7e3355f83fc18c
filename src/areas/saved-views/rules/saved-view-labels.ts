import type { Labels } from '#shared/labels.ts'
import { userKinds } from '#shared/user-types.ts'

export const savedViewLabels = { name: 'Name', shared_with: 'Shared with' } as const satisfies Labels

export const sharedWithOptions: readonly { value: number; label: string }[] = [
  { value: 0, label: 'Everyone' },
  ...userKinds.map(({ user_type, name }) => ({ value: user_type, label: name })),
]

/** 'Everyone', 'Accounts'; null where only its owner sees it. */
export const sharedWithWords = (shared_with: number | null): string | null =>
  sharedWithOptions.find(({ value }) => value === shared_with)?.label ?? null
