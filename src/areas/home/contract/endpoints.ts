import * as z from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Home } from './home.ts'
import { roleHomes } from './role-homes.ts'

export const homeEndpoints = {
  getHome: endpoint({
    method: 'GET',
    path: '/api/home',
    permission: 'signed_in',
    summary:
      'Who must act now: what waits for the caller, by the role, or as the home of another role shows it.',
    // It tells of everybody's work.
    topic: '*',
    query: z.object({ of: z.enum(roleHomes).optional() }),
    output: Home,
  }),
}
