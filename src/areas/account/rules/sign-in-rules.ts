interface State {
  status: 'active' | 'NotActive'
  rejected_at: string | null
  rejection_reason: string | null
}

/**
 * Why someone with the right password may not sign in; null when they may. Users waiting for approval may:
 * they see their profile and their own documents (product decision "Simple sign-up").
 */
export function refusalToSignIn(user: State): string | null {
  if (user.rejected_at) return `Your sign-up was not approved: ${user.rejection_reason ?? ''}`
  if (user.status === 'NotActive') return 'Your account is inactive. Please contact the office.'
  return null
}
