/** Markup that would show or run if words were taken for markup. */
const markup = [
  '<b id=hostile>x</b>',
  '<script id=hostile>alert(1)</script>',
  '<img id=hostile src=x onerror=alert(1)>',
  '<svg id=hostile onload=alert(1)>',
  '<svg/id=hostile/onload=alert(1)>',
  '<svg id=hostile><script>alert(1)</script>',
  '<iframe id=hostile src=javascript:alert(1)>',
  '<iframe id=hostile srcdoc="<b>x">',
  '<a id=hostile href=javascript:alert(1)>x</a>',
  '<input id=hostile autofocus onfocus=alert(1)>',
  '<details id=hostile open ontoggle=alert(1)>',
  '<video id=hostile src=x onerror=alert(1)>',
  '<object id=hostile data=javascript:alert(1)>',
  '<form id=hostile action=//evil.example><button>',
  '<style id=hostile>*{display:none}</style>',
  '<base id=hostile href=//evil.example>',
  '<link id=hostile rel=stylesheet href=//evil.example>',
  '<meta id=hostile http-equiv=refresh content=0;//evil.example>',
  '<marquee id=hostile onstart=alert(1)>',
  '<math id=hostile href=javascript:alert(1)>',
]
/** Characters that would end the context they are in. */
const ends = ['', '">', "'>", '</textarea></title></script>-->']

/** Words for contexts other than HTML: addresses, templates, the typesetter, spreadsheets, and double decoding. */
const others = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//',
  'data:text/html,<b id=hostile>',
  'vbscript:msgbox(1)',
  '//evil.example',
  '" onmouseover=alert(1) id="hostile',
  "' onmouseover=alert(1) id='hostile",
  '`${alert(1)}`',
  '";alert(1);//',
  "'-alert(1)-'",
  '{{constructor.constructor("alert(1)")()}}',
  '%3Cb id=hostile%3E',
  '&lt;b id=hostile&gt;',
  '&#60;b id=hostile&#62;',
  '\\u003cb id=hostile\\u003e',
  '+ADw-b id=hostile+AD4-',
  '#read("/etc/passwd")',
  '#link("javascript:alert(1)")[x]',
  '*x* _y_ $z$ @w <hostile> #panic()',
  '=HYPERLINK("http://evil.example","x")',
]

export const hostileWords: readonly string[] = [
  ...ends.flatMap((end) => markup.map((one) => end + one)),
  ...others,
]
