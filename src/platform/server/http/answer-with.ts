import type { Change } from '../change/change.ts'

type Create<Body> = (change: Change, body: Body) => Promise<{ id: number }>
type Act<Body> = (change: Change, id: number, body: Body) => Promise<unknown>

/**
 * Handlers that answer with the record as it is after the change: `const { creates, changes } =
 * answerWith(readJobOf)`, then `createJob: creates(createJob)` and `editJob: changes(editJob)`.
 */
export function answerWith<Shown>(read: (change: Change, id: number) => Promise<Shown>) {
  return {
    creates:
      <Body>(create: Create<Body>) =>
      async ({ change, body }: { change: Change; body: Body }): Promise<Shown> => {
        const { id } = await create(change, body)
        return read(change, id)
      },

    changes:
      <Body>(act: Act<Body>) =>
      async ({ change, params: { id }, body }: { change: Change; params: { id: number }; body: Body }) => {
        await act(change, id, body)
        return read(change, id)
      },
  }
}
