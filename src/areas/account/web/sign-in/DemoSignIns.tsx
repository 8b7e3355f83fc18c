import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { Button } from '#ui/parts/Button.tsx'
import css from './DemoSignIns.module.css'
import { signInCalls } from './sign-in-calls.ts'

const password = 'demo-haulyard'

/** On a demo, one button per user type. Elsewhere the server lists none and nothing is shown. */
export function DemoSignIns({
  onChoose,
}: {
  onChoose: (credentials: { email: string; password: string }) => void
}) {
  const { data = [] } = useQuery(read(signInCalls.demoSignIns, {}))
  if (data.length === 0) return null
  return (
    <section className={css.demo} aria-label="Demo sign-ins">
      <p>This is a demo. Sign in as</p>
      <div className={css.buttons}>
        {data.map(({ label, email }) => (
          <Button key={email} onClick={() => onChoose({ email, password })}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
