import { expect, test } from 'vitest'
import { addFiles } from './add-files.ts'

const file = (name: string) => new File(['x'], name)

test('every file that is not kept is named with its reason, and the others are kept', async () => {
  const added = await addFiles([file('a.exe'), file('b.pdf'), file('c.pdf'), file('d.pdf')], {
    refusalOf: async ({ name }) => (name.endsWith('.exe') ? 'Only PDF.' : null),
    keep: async ({ name }) => {
      if (name === 'c.pdf') throw new Error('no answer')
      return name === 'b.pdf' ? 1 : 2
    },
    failureOf: (error) => (error instanceof Error ? error.message : ''),
  })
  expect(added).toEqual({ ids: [1, 2], refusal: 'a.exe: Only PDF.\nc.pdf: no answer' })
})
