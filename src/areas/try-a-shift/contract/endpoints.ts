import { endpoint } from '#platform/contract/endpoint.ts'
import { Shift, ShiftPrice } from './shift.ts'

export const tryAShiftEndpoints = {
  priceShift: endpoint({
    method: 'POST',
    path: '/api/try-a-shift',
    permission: 'quotes:prices',
    summary: 'What a shift would cost a client, step by step. Nothing is stored.',
    body: Shift,
    output: ShiftPrice,
    effect: 'read',
  }),
}
