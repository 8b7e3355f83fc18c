import type { FieldWords } from '#platform/web/forms/field-words.ts'
import { clientFieldWords } from './client-field-words.ts'
import { useAccountManagers } from './use-account-managers.ts'

/** The words for a client's fields, with users' names. */
export function useClientWords(): Record<string, FieldWords> {
  const managers = useAccountManagers()
  const nameOf = (id: unknown) => managers.find((one) => one.id === id)?.name ?? 'A former user'
  return { ...clientFieldWords, account_manager_id: { ...clientFieldWords.account_manager_id, show: nameOf } }
}
