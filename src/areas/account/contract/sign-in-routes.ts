/**
 * The sign-in page's calls, as far as the browser needs them. Their schemas are in `endpoints.ts` and pull in
 * the schema library, which the first page loads without.
 */
export const signInRoutes = {
  login: { method: 'POST', path: '/api/login', effect: 'own_transactions' },
  demoSignIns: { method: 'GET', path: '/api/demo-sign-ins' },
  setupState: { method: 'GET', path: '/api/setup' },
  forgotPassword: { method: 'POST', path: '/api/forgotten-password', effect: 'own_transactions' },
} as const
