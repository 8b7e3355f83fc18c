import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const folders = ['src', 'db', 'test', 'e2e', 'bench', 'scripts']

interface Violation {
  rule: { name: string }
  from: string
}

/** The import check's output for a small tree of files. */
function violationsIn(files: Readonly<Record<string, string>>): Violation[] {
  const folder = mkdtempSync(join(tmpdir(), 'haulyard-imports-'))
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    const cli = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
    const config = join(root, '.dependency-cruiser.mjs')
    const { stdout } = spawnSync(
      process.execPath,
      [cli, ...folders, '--config', config, '--output-type', 'json'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    )
    return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const value = 'export const value = 1\n'
const server = '../server'

/** Each has one forbidden import: what it is, the rule that must catch it, the file that has it, and the files. */
const violationCases: readonly (readonly [
  what: string,
  rule: string,
  from: string,
  files: Record<string, string>,
])[] = [
  [
    'a screen that takes a type from the server',
    'browser-never-reaches-server',
    'src/areas/clients/web/Screen.tsx',
    {
      'src/areas/clients/web/Screen.tsx': `import type { A } from '${server}/index.ts'\nexport type B = A\n`,
      'src/areas/clients/server/index.ts': 'export type A = 1\nexport const value = 1\n',
    },
  ],
  [
    'a screen that reaches the server at a distance',
    'browser-never-reaches-server',
    'src/areas/users/rules/far.ts',
    {
      'src/areas/users/web/Screen.tsx':
        "import { value } from '../rules/far.ts'\nexport const seen = value\n",
      'src/areas/users/rules/far.ts': "export { value } from '../../../platform/server/x.ts'\n",
      'src/platform/server/x.ts': value,
    },
  ],
  [
    'a shell that brings the screens of another area along',
    'shell-is-light',
    'src/areas/jobs/web/shell.ts',
    {
      'src/areas/jobs/web/shell.ts':
        "import { value } from '../../clients/web/index.ts'\nexport const seen = value\n",
      'src/areas/clients/web/index.ts': value,
    },
  ],
  [
    'a rule that reads files',
    'common-no-node',
    'src/areas/clients/rules/files.ts',
    {
      'src/areas/clients/rules/files.ts':
        "import { readFileSync } from 'node:fs'\nexport const text = readFileSync\n",
    },
  ],
  [
    'a screen that takes a type from the database',
    'browser-never-reaches-server',
    'src/areas/users/web/Tables.tsx',
    {
      'src/areas/users/web/Tables.tsx': "export { value } from '../../../../db/schema.ts'\n",
      'db/schema.ts': value,
    },
  ],
  [
    'a rule that knows React',
    'common-is-pure',
    'src/areas/clients/rules/react.ts',
    {
      'src/areas/clients/rules/react.ts': "import { useState } from 'react'\nexport const state = useState\n",
    },
  ],
  [
    'an area inside another',
    'area-entry-point',
    'src/areas/homes/server/index.ts',
    {
      'src/areas/homes/server/index.ts': "export { value } from '../../clients/server/client-store.ts'\n",
      'src/areas/clients/server/client-store.ts': value,
    },
  ],
  [
    'an earlier area that calls a later one',
    'area-order-settings',
    'src/areas/settings/server/index.ts',
    { 'src/areas/settings/server/index.ts': "export { value } from '../../clients/server/index.ts'\n" },
  ],
  [
    'SQL outside a store',
    'sql-in-stores',
    'src/areas/clients/server/edit-client.ts',
    {
      'src/areas/clients/server/edit-client.ts':
        "import { sql } from 'kysely'\nexport const one = sql`select 1`\n",
    },
  ],
  [
    'SQL of the demo company outside a store',
    'sql-in-stores',
    'db/demo/fill-in.ts',
    { 'db/demo/fill-in.ts': "import { sql } from 'kysely'\nexport const one = sql`select 1`\n" },
  ],
  [
    'the HTTP library in an area',
    'http-library-in-platform',
    'src/areas/clients/server/routes.ts',
    { 'src/areas/clients/server/routes.ts': "import fastify from 'fastify'\nexport const app = fastify\n" },
  ],
  [
    'a platform that knows an area',
    'platform-knows-no-area',
    'src/platform/server/knows.ts',
    {
      'src/platform/server/knows.ts': "export { value } from '../../areas/clients/contract/client.ts'\n",
      'src/areas/clients/contract/client.ts': value,
    },
  ],
  [
    'a part of the ui that fetches',
    'ui-is-plain',
    'src/ui/Part.tsx',
    {
      'src/ui/Part.tsx': "export { value } from '../platform/web/calls/api.ts'\n",
      'src/platform/web/calls/api.ts': value,
    },
  ],
  [
    'test code in production',
    'no-test-code-in-production',
    'src/platform/server/tested.ts',
    { 'src/platform/server/tested.ts': "export { value } from '../../../test/y.ts'\n", 'test/y.ts': value },
  ],
  [
    'a demo company that reaches inside an area',
    'entry-point-from-beyond',
    'db/demo/inside.ts',
    {
      'db/demo/inside.ts': "export { value } from '../../src/areas/clients/server/client-store.ts'\n",
      'src/areas/clients/server/client-store.ts': value,
    },
  ],
  [
    'a measurement that reaches inside an area',
    'entry-point-from-beyond',
    'bench/inside.ts',
    {
      'bench/inside.ts': "export { value } from '../src/areas/clients/server/client-store.ts'\n",
      'src/areas/clients/server/client-store.ts': value,
    },
  ],
  [
    'a demo company that needs the tests',
    'db-knows-no-tests',
    'db/demo/tested.ts',
    { 'db/demo/tested.ts': "export { value } from '../../test/y.ts'\n", 'test/y.ts': value },
  ],
  [
    'a test that needs a journey',
    'tests-stand-alone',
    'test/journey.ts',
    { 'test/journey.ts': "export { value } from '../e2e/journey.ts'\n", 'e2e/journey.ts': value },
  ],
  [
    'a test of an area that needs a measurement',
    'area-tests-stand-alone',
    'src/areas/clients/server/measured.test.ts',
    {
      'src/areas/clients/server/measured.test.ts': "export { value } from '../../../../bench/measured.ts'\n",
      'bench/measured.ts': value,
    },
  ],
  [
    'a test that draws a screen',
    'server-never-imports-web',
    'test/screen.ts',
    { 'test/screen.ts': "export { value } from '../src/ui/Shown.tsx'\n", 'src/ui/Shown.tsx': value },
  ],
  [
    'a journey that calls the server by itself',
    'e2e-from-outside',
    'e2e/calls.spec.ts',
    {
      'e2e/calls.spec.ts': "export { value } from '../src/areas/clients/server/index.ts'\n",
      'src/areas/clients/server/index.ts': value,
    },
  ],
  [
    'a measurement that needs a journey',
    'bench-knows-no-e2e',
    'bench/journey.ts',
    { 'bench/journey.ts': "export { value } from '../e2e/journey.ts'\n", 'e2e/journey.ts': value },
  ],
  [
    'a script that needs the tests',
    'scripts-stand-alone',
    'scripts/tested.ts',
    { 'scripts/tested.ts': "export { value } from '../test/y.ts'\n", 'test/y.ts': value },
  ],
  [
    'a cycle',
    'no-cycle',
    'src/shared/a.ts',
    {
      'src/shared/a.ts': "export { b } from './b.ts'\nexport const a = 1\n",
      'src/shared/b.ts': "export { a } from './a.ts'\nexport const b = 1\n",
    },
  ],
]

const found = violationsIn(
  Object.assign({ 'package.json': '{"type":"module"}' }, ...violationCases.map(([, , , files]) => files)),
)

test.each(violationCases)('%s is caught', (_what, rule, from) => {
  expect(found.filter((one) => one.rule.name === rule).map((one) => one.from)).toContain(from)
})
