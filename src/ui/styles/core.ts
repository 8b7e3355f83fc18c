/** What every screen needs, in the order it is to be laid down. Heavier parts bring their own. */
import './mantine.css'
import './tokens.css'
import './fonts.css'
import './base.css'
import './controls.css'
