/** The `exp` of a JWT in milliseconds since 1970; null when it has none or cannot be read. */
export function expiryOf(token: string): number | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown }
    return typeof exp === 'number' ? exp * 1000 : null
  } catch {
    return null
  }
}

/** Whether the token has expired by its own `exp` (specification, section 5). An unreadable one has. */
export const isExpired = (token: string, now: number): boolean => (expiryOf(token) ?? 0) <= now
