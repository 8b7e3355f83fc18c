// `npm run tables`: only a table's owner writes it, and others read it only where a list says why
// (db/table-owners.ts).
import { globSync, readFileSync } from 'node:fs'
import { ownedTables } from '#db/table-owners.ts'
import { readsOfEarlier, readsOfLater } from '#db/table-reads.ts'
import { areaOrder } from '../../src/app/area-order.ts'
import { ownerFaults } from './owner-faults.ts'

const paths = globSync('src/**/server/**/*.ts').filter((path) => !path.endsWith('.test.ts'))
const files = Object.fromEntries(
  paths.toSorted().map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
)
const faults = ownerFaults(files, {
  order: ['platform', ...areaOrder, 'app'],
  owned: ownedTables,
  readsOfEarlier,
  readsOfLater,
  unnamed: [
    'database/insert-rows',
    'imports/record-rows',
    'database/pooled-dialect',
    'sessions/session-store',
    'database/update-rows',
  ].map((name) => `src/platform/server/${name}.ts`),
})
for (const fault of faults) console.error(fault)
console.log(
  faults.length > 0 ? `${faults.length} faults` : `The tables that ${paths.length} files use are as listed.`,
)
process.exitCode = faults.length > 0 ? 1 : 0
