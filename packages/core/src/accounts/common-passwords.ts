/**
 * Passwords that guessing lists try first, in several languages, and words of this trade. Lower case, four
 * characters and more, because shorter passwords are refused by length.
 */
export const commonPasswords = (): readonly string[] =>
  `
123456 123456789 12345 12345678 1234567 1234567890 123123 1234 0000 1111 111111 000000 654321 666666 121212
112233 123321 987654321 7777777 777777 555555 696969 159753 131313 11111111 88888888 00000000 123654 789456
147258369 123456a a123456 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx zaq12wsx 123qwe qwe123 qwer1234 asdf1234
abc123 abcd1234 aa123456 a1b2c3 q1w2e3r4 1029384756 2000 2020 2021 2022 2023 2024 2025 2026 1990 1991 1992
1985 1980 1970 2580 1212 6969 4321 1004 2468 1313 1122 7777 5555 8888 9999 2222 3333 4444 6666 5678 1357 0852
1001 1230 1478 3141 password password1 password12 password123 passw0rd p@ssw0rd p@ssword pass pass1 pass123
pass1234 passwd pa55word mypassword newpassword password! password1! passwort passwort1 parool parool1 parole
parole1 contrasena clave kennwort geheim salasana senha motdepasse haslo heslo jelszo sifre qwerty qwerty1
qwerty12 qwerty123 qwertyuiop qwertz qwertz123 azerty asdf asdfg asdfgh asdfghjkl asdasd qweasd qweqwe qwaszx
zxcv zxcvb zxcvbn zxcvbnm poiuytrewq 1qazxsw2 йцукен йцукенг пароль привет любовь йцук фыва letmein welcome
welcome1 welcome123 admin admin1 admin123 administrator root toor user guest test test1 test123 tester testing
demo default changeme changeme123 secret secret1 login access hello hello123 hello1 master superman batman
iloveyou iloveyou1 loveme lovely love love123 sunshine princess princess1 monkey monkey1 dragon dragon1
football football1 baseball basketball soccer hockey shadow michael michelle jessica jennifer jordan jordan23
ashley nicole daniel andrew joshua matthew robert thomas charlie charlotte george hannah amanda anthony martin
maria marta anna andrea alexander alex david peter sophie sophia samantha william buster tigger tiger ginger
pepper cookie chocolate cheese banana orange apple cherry peanut butterfly flower summer summer123 winter
spring autumn summer2025 winter2025 summer2026 winter2026 january february october november december monday
friday freedom whatever trustno1 starwars pokemon naruto hunter hunter2 killer ranger mustang harley ferrari
porsche mercedes corvette yamaha computer internet google samsung apple123 iphone android windows linux oracle
mysql server internet1 money money1 dollar lucky lucky7 angel angel1 angels babygirl baby sexy biteme fuckyou
fuckyou1 fuck asshole bitch ninja warrior cowboy cowboys chelsea arsenal liverpool barcelona realmadrid
manchester juventus eagles lakers yankees steelers steelers1 phoenix maverick cooper bailey maggie bandit
rocky lucy molly max1 daisy oliver jack jackson jasper justin sparky snoopy mickey minnie donald disney
nintendo playstation xbox matrix merlin gandalf legend genius diamond silver golden purple yellow green blue
red123 black123 rainbow heaven jesus jesus1 christ faith blessed hope matilda estonia tallinn eesti tartu
latvia riga germany berlin deutschland ukraine ukraina kyiv kiev espana madrid london england america canada
australia ireland dublin russia moskva abc1234 abcdef abcdefg abcd abcde aaa111 aaaa1111 q1w2e3 x123456
z123456 pakistan india123 india samantha1 ashley1 charlie1 michael1 jordan1 daniel1 shadow1 superman1 batman1
sunshine1 qwerty1234 1234qwer 12341234 11223344 12344321 147147 147258 159357 741852963 963852741 999999
888888 333333 222222 444444 101010 202020 232323 252525 1111111 11111 222222222 55555 54321 98765 987654
87654321 09876 0987654321 0123456789 012345 01234567 01234 larder larder1 larder12 larder123 haccp haccp1
haccp123 haccp2025 haccp2026 foodsafety foodsafety1 food food1 food123 kitchen kitchen1 kitchen123 cook cook1
chef chef1 chef123 restaurant restaurant1 restaurant123 cafe cafe123 coffee coffee1 pizza pizza1 pizza123
bakery bakery1 butcher fish meat fridge fridge1 freezer hygiene hygiene1 manager manager1 manager123 owner
owner1 worker staff staff123 waiter waitress company company1 kokk kook köök koch küche cocina повар кухня
`
    .trim()
    .split(/\s+/)
