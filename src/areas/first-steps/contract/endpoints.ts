import { endpoint } from '#platform/contract/endpoint.ts'
import { FirstSteps, FirstStepsPatch } from './first-steps.ts'

export const firstStepsEndpoints = {
  getFirstSteps: endpoint({
    method: 'GET',
    path: '/api/first-steps',
    permission: 'settings:company',
    summary: 'The first steps of a new business, with those done.',
    // A new client, product or user ticks a step.
    topic: '*',
    output: FirstSteps,
  }),
  saveFirstSteps: endpoint({
    method: 'PATCH',
    path: '/api/first-steps',
    permission: 'settings:company',
    summary: 'Hide the first steps from the home, or show them.',
    topic: 'first_steps',
    body: FirstStepsPatch,
    output: FirstSteps,
    message: 'Settings saved.',
  }),
}
