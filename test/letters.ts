import type { TestApp } from './app.ts'

/**
 * Marks all unsent emails as sent, as if there were a mail server, because clients are only reminded of what
 * they have.
 */
export async function markLettersSent(app: TestApp): Promise<void> {
  const owner = await app.database.owner()
  await owner.query(`update message set status = 'sent', sent_at = created_at where status = 'kept'`)
}
