// Sets a document that never ends; prints the id of the typesetting process, and is killed by the test.
import { openPdf } from '#platform/server/pdf/pdf.ts'
import { typesettersOf } from './typesetters.ts'

const template = new URL('../src/platform/server/pdf/samples/endless.typ', import.meta.url)
void openPdf().render({ template, data: {}, issued_at: new Date(0) })
process.stdout.write(typesettersOf(process.pid).join())
