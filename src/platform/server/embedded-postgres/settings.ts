/**
 * For a small business on a small machine: little memory, nothing lost in a power cut (`fsync` and
 * `full_page_writes` stay on by default), one time zone. The log has the server's own messages and no
 * statements from the application, which would contain personal data; the application receives its own
 * errors.
 */
export const serverSettings: readonly string[] = Object.entries({
  max_connections: '60',
  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
}).flatMap(([name, value]) => ['-c', `${name}=${value}`])
