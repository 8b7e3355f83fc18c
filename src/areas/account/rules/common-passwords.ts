/**
 * The passwords attackers try first, in lower case; compared case-insensitively. Only those of ten characters
 * or more: shorter ones are refused for their length.
 */
const listed = new Set(
  `
    1234567890 0123456789 12345678910 123456789a 1234567891 1234567899 12345678900 1234567890a 123456789q 0987654321
    9876543210 1111111111 1122334455 1234512345 1020304050 1357924680 147258369a 987654321a 789456123a 3141592653
    a123456789 a1234567890 q123456789 abc1234567 abc123456789 abcd123456 abcdefghij abcdefghijk abcdef1234
    aa12345678 abcd1234567 asdf123456 asdfghjkl1 asdfghjkl123 asdfasdf12 qwerty12345 qwerty123456 qwerty1234
    qwertyuiop qwertyuiop1 qwertyuiop123 qwertyuiop[] qwerty123! qwerty@123 qwer123456 qwe123456789 qazwsxedcrfv
    qazwsxedc1 qazwsx1234 qaz123456789 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc q1w2e3r4t5 q1w2e3r4t5y6
    zaq12wsxcde3 zxcvbnm123 zxcvbnm1234 zxcvbnm,./ password01 password10 password11 password12 password123
    password1234 password12345 password123456 password2024 password2025 password2026 password99 password!1
    password1! password123! password@1 password@123 passw0rd123 passw0rd12 p@ssw0rd12 p@ssw0rd123 p@ssword123
    p@55w0rd123 pa55word123 pa$$w0rd123 mypassword mypassword1 newpassword newpassword1 passwordpassword thepassword
    iloveyou12 iloveyou123 iloveyou1234 iloveyou!! iloveyou.. iloveyou2u iloveyousomuch ilovemyself loveyou123
    iloveyou11 welcome123 welcome1234 welcome2024 welcome2025 welcome2026 welcome@123 welcome123! letmein123
    letmein1234 letmeinnow admin12345 admin123456 administrator admin@1234 admin@12345 adminadmin administrator1
    superadmin root123456 changeme123 changeme12 changemenow default123 secret1234 secret12345 mysecret123
    testtest12 testing123 testing1234 test123456 test1234567 temppassword temporary1 temp123456 guest12345
    user123456 username12 login12345 computer12 computer123 football12 football123 football1234 baseball12
    baseball123 basketball basketball1 cricket123 rugby12345 collingwood carlton123 melbourne1 melbourne123
    australia1 australia12 australia123 sydney1234 geelongcats richmond123 essendon123 sunshine12 sunshine123
    princess12 princess123 superman12 superman123 batman12345 spiderman1 spiderman123 starwars123 pokemon123
    minecraft1 minecraft123 jordan2345 liverpool1 liverpool123 manchester manchester1 manutd1234 chelsea123
    arsenal123 barcelona1 realmadrid michael123 jennifer12 jessica123 charlie123 shadow1234 master1234 monkey12345
    dragon1234 dragon12345 mustang123 harley1234 ferrari123 mercedes12 toyota1234 holden1234 commodore1 landcruiser
    excavator1 excavator123 caterpillar komatsu123 kenworth12 kenworth123 bulldozer1 tiptruck123 earthmoving
    haulyard12 haulyard123 haulyard1234 haulyard2026 demo-haulyard demohaulyard trustno1234 whatever12 whatever123
    blink182123 summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 autumn2025 autumn2026 spring2025
    spring2026 january2026 monday1234 friday1234 november2026 december2025 christmas1 christmas123 happynewyear
    happy12345 hello12345 hello123456 helloworld helloworld1 hellohello google1234 facebook12 facebook123 instagram1
    samsung123 nokia12345 iphone1234 internet12 internet123 internet1234 killer1234 pussycat12 fuckyou123
    fuckyou1234 asshole123 bullshit12 chocolate1 chocolate123 butterfly1 butterfly123 strawberry blueberry1
    cheesecake elephant12 jellybean1 rainbow123 flower1234 sweetheart sweetheart1 babygirl12 babygirl123 beautiful1
    beautiful123 gorgeous12 forever123 freedom123 lovelovelove jesus12345 jesuschrist godisgood1 blessed123
    thankyou12 thankyou123 correcthorse correcthorsebatterystaple opensesame
  `
    .trim()
    .split(/\s+/),
)

/** One to four characters repeated: aaaaaaaaaa, 123123123123. */
const repeats = /^(.{1,4})\1+$/

/** Whether a password is among the first anyone would try. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase()
  return listed.has(plain) || repeats.test(plain)
}
