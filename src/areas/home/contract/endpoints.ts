import { endpoint } from '#platform/contract/endpoint.ts'
import { Home } from './home.ts'

export const homeEndpoints = {
  getHome: endpoint({
    method: 'GET',
    path: '/api/home',
    permission: 'signed_in',
    summary: 'Who must act now: what waits for the caller, by the role.',
    topic: 'home',
    output: Home,
  }),
}
