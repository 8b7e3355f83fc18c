import { endpoint } from '#platform/contract/endpoint.ts'
import { FirstSteps, FirstStepsPatch } from './first-steps.ts'

export const firstStepsEndpoints = {
  getFirstSteps: endpoint({
    method: 'GET',
    path: '/api/first-steps',
    permission: 'settings:company',
    summary: 'What a new business sets up first, and what of it is done.',
    // A new client, product or user ticks a step.
    topic: '*',
    output: FirstSteps,
  }),
  saveFirstSteps: endpoint({
    method: 'PATCH',
    path: '/api/first-steps',
    permission: 'settings:company',
    summary: 'Take the first steps off the home, or put them back.',
    topic: 'first_steps',
    body: FirstStepsPatch,
    output: FirstSteps,
    message: 'Settings saved.',
  }),
}
