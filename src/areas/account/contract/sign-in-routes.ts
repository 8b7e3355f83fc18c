/**
 * The calls of the sign-in page: as much of them as a browser needs to make them. The schemas are in `endpoints.ts`
 * and bring their library, which the first page that anybody loads is shown without.
 */
export const signInRoutes = {
  login: { method: 'POST', path: '/api/login', effect: 'own_transactions' },
  demoSignIns: { method: 'GET', path: '/api/demo-sign-ins' },
  setupState: { method: 'GET', path: '/api/setup' },
  forgotPassword: { method: 'POST', path: '/api/forgotten-password', effect: 'own_transactions' },
} as const
