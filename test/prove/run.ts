// `npm run prove [-- name …]`: proofs that take too long for the tests, one after the other. Each starts servers of its
// own in new folders, prints its figures, and fails where one is not as it should be. Run them on an idle machine, and
// before a release. The names:
//   timing   signing in and forgetting a password take the same time whether an e-mail is known or not (PAIRS=1000)
//   foreign  another's record and none take the same time and get the same answer, by every call that reads by id
//            (PAIRS=200)
//   hashing  200 sign-ins at once hold up other calls by no more than they may (SIGN_INS=200)
const proofs: Readonly<Record<string, () => Promise<{ prove: () => Promise<boolean> }>>> = {
  timing: () => import('./timing.ts'),
  foreign: () => import('./foreign.ts'),
  hashing: () => import('./hashing.ts'),
}

const asked = process.argv.slice(2)
for (const name of asked.length > 0 ? asked : Object.keys(proofs)) {
  const load = proofs[name]
  if (!load) throw new Error(`There is no proof "${name}". There are: ${Object.keys(proofs).join(', ')}.`)
  console.log(`\n${name}`)
  const isProven = await (await load()).prove()
  console.log(isProven ? 'proven' : 'NOT PROVEN')
  if (!isProven) process.exitCode = 1
}
