import pg from 'pg'

/** The use from which a statement is prepared. */
const fromTime = 3
/** Each connection keeps every one of them: only the most frequent, not every text a search can produce. */
const atMost = 300
/** A list of values gives a different text for each length; long ones are not worth keeping. */
const longest = 6000

const hasValues = (values: unknown): boolean => Array.isArray(values) && values.length > 0

/** Starts the text of a frequent read by key outside any change. */
export const oftenByKey = '/* often, by key */'

/** A prepared statement's result type has changed: another server has migrated the database. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery'

type Query = (text: unknown, values?: unknown, callback?: unknown) => unknown

/**
 * Prepares the statements of changes once per pool connection: a change runs a score of short statements,
 * each by key, which take longer to plan than to run. Searches are planned each time, since the best plan
 * depends on what is searched for. When the schema has changed, everything is prepared again: a read is
 * repeated, a change restarts (see `openWrite`).
 */
export function preparingStatements(): (client: pg.PoolClient) => void {
  const times = new Map<string, number>()
  const names = new Map<string, string>()
  let schema = 0

  /** The name to prepare a statement under; undefined when it is not worth it (yet). */
  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= atMost || text.length > longest) return known
    const time = (times.get(text) ?? 0) + 1
    if (times.size >= atMost) times.clear()
    times.set(text, time)
    if (time < fromTime) return undefined
    times.delete(text)
    const name = `s${names.size + 1}`
    names.set(text, name)
    return name
  }

  const named = (name: string) => (schema === 0 ? name : `${name}_${schema}`)

  return (client) => {
    const query = client.query.bind(client) as Query
    let isChange = false
    const prepared: Query = (text, values, callback) => {
      if (typeof text === 'string' && text.startsWith('begin')) isChange = true
      if (text === 'commit' || text === 'rollback') isChange = false
      const isWorth = typeof text === 'string' && (isChange || text.startsWith(oftenByKey))
      const name = isWorth && hasValues(values) ? nameOf(text) : undefined
      if (name === undefined) return query(text, values, callback)
      const asked = schema
      const answer = query({ name: named(name), text, values }, callback)
      if (!(answer instanceof Promise)) return answer
      const hear = (error: unknown): void => {
        // Others on the same schema may have noticed it too.
        if (isStalePlan(error) && asked === schema) schema++
      }
      if (!isChange)
        return answer.catch((error: unknown) => {
          hear(error)
          if (!isStalePlan(error)) throw error
          return query({ name: named(name), text, values })
        })
      // In parallel with the answer, not before it: a change needs to know which of its statements failed
      // first.
      answer.catch(hear)
      return answer
    }
    client.query = prepared as typeof client.query
  }
}
