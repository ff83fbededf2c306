import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsPhysical: KnowledgeTexts['hazards'] = {
  H04: {
    name: 'Kivid, koored ja luud toorkaubas',
    hazard: 'Kõvad tükid, mis murravad hambaid või vigastavad suud.',
    cause: 'Saagikoristus, koorimine, saagimine.',
    do: 'Ostke sorditud kaupa; vaadake kaunviljad, pähklid ja karbid enne kasutamist läbi.',
    check: 'Kauba vastuvõtja vaatab iga saadetist, kauba kasutaja enne kasutamist.',
    act: 'Korjake välja või ärge võtke vastu. Kui kordub, teatage tarnijale.',
  },
  H55: {
    name: 'Juuksed, plaastrid ja ehted',
    hazard: 'Inimestelt toitu sattunud asjad.',
    cause: 'Peakatteta, sõrmused, lahtised plaastrid.',
    do: 'Juuksed kaetud, kätel ei ole ehteid, sinised plaastrid, kinnised taskud.',
    check: 'Vahetusevanem vaatab vahetuse alguses.',
    act: 'Visake toit ära. Seadke riietus enne jätkamist korda.',
    at: {
      P20: {
        check: 'Toidu väljastaja vaatab iga taldrikut.',
        act: 'Vahetage toit; vabandage kliendi ees; leidke põhjus.',
      },
    },
  },
  H60: {
    name: 'Pakendi tükid',
    hazard: 'Klambrid, traat, pinnud ja kile, mis satuvad toitu lahtipakkimisel.',
    cause: 'Kastide lahtilõikamine katmata toidu kohal, puitkastid.',
    do: 'Pakkige lahti eemal katmata toidust; viige kastid, klambrid ja kile kohe ära.',
    check: 'Lahtipakkija vaatab toitu ja käsi.',
    act: 'Korjake nähtavad tükid välja; visake ära, mida ei saa läbi otsida.',
  },
  H61: {
    name: 'Putukad ja lestad kuivainetes',
    hazard: 'Koid, mardikad ja lestad jahus, teraviljas, pähklites ja maitseainetes.',
    cause: 'Soe niiske ladu, vana kaup, lahtised kotid.',
    do: 'Suletud anumad, mis tühjendatakse ja puhastatakse enne uuesti täitmist; vanem kaup enne; lao suhteline õhuniiskus {limit:L-dry-store-humidity}.',
    check: 'Lao vastutaja otsib kord nädalas võrke ja mardikaid.',
    act: 'Visake nakatunud kaup suletud kotis ära. Puhastage riiulid; kui see ei lõpe, kutsuge tõrjefirma.',
  },
  H62: {
    name: 'Liiv, kivid ja putukad köögiviljas',
    hazard: 'Liiv ja putukad lehtedes, maitsetaimedes, seentes ja juurviljades.',
    cause: 'Põld ja saagikoristus.',
    do: 'Puhastage, leotage, tõstke veest välja, loputage, kuni vanni põhja liiva ei jää.',
    check: 'Kokk vaatab iga partii järel vanni põhja.',
    act: 'Peske uuesti. Teatage tarnijale.',
  },
  H63: {
    name: 'Metall masinatest',
    hazard: 'Killud hakklihamasinast, viilutajast, mikserist, sõelast või traatharjast.',
    cause: 'Kulumine, luud, lahtised kruvid.',
    do: 'Vaadake terad, plaadid, kruvid ja sõelad enne alustamist ja pärast tööd üle; traatharju ei kasutata.',
    check: 'Kasutaja märgib ülevaatuse enne päeva esimest kasutamist.',
    act: 'Osa puudu või katki: peatuge, pange eraldi kogu pärast viimast kontrolli valmistatud toit, leidke tükk või visake toit ära. Parandage.',
    at: {
      P33: {
        do: 'Iga pakend läbib detektori; see leiab testkehad {limit:L-metal-test} ja lükkab pakendi välja.',
        check: 'Operaator laseb kõik testkehad läbi alustades, iga tund ja lõpetades.',
        act: 'Testkeha jäi leidmata: peatage liin, pange eraldi kõik, mis on detektori läbinud pärast viimast õnnestunud testi, ja laske pärast parandamist uuesti läbi.',
      },
    },
  },
  H64: {
    name: 'Luud kondita kaubas',
    hazard: 'Luud ja kalaluud seal, kus neid keegi ei oota.',
    cause: 'Kiirustades konditustamine, kontroll puudub.',
    do: 'Katsuge iga filee läbi, tõmmake luud välja; laste kala valguslaual.',
    check: 'Lõikaja katsub läbi iga tüki; vahetusevanem mõne igast partiist.',
    act: 'Eemaldage luud uuesti. Lisage märge „võib sisaldada luid“ seal, kus neid ei saa välistada; väikelastele sellist ei anta.',
  },
  H65: {
    name: 'Klaas ja nõud',
    hazard: 'Klaasi- ja portselanikillud.',
    cause: 'Purunemine toidu või jää kohal.',
    do: 'Köögialal klaasi ei ole; jää jaoks kühvel; täkilised nõud visatakse ära.',
    check: 'Vahetusevanem vaatab klaasid, lambid ja nõud üle kord nädalas.',
    act: 'Visake ära kogu katmata toit ja jää mõne sammu raadiuses. Koristage niiskelt, lugege tükid kokku, vahetage jalatsid.',
    at: {
      P54: {
        name: 'Klaasikillud ja esemed pudelites',
        do: 'Vaadake uusi ja tagastatud pudeleid vastu valgust; pöörake, loputage, nõrutage, täitke kohe. Pärast purunemist tühjendage lai ala.',
        check: 'Seadme töötaja kontrollib alguses, iga tund ja lõpus.',
        act: 'Purunemine: peatage, eemaldage kõik avatud pudelid ümbrusest, puhastage, märkige. Esemed: peske uuesti või hävitage.',
      },
      P32: {
        do: 'Pöörake purgid ja pudelid enne täitmist ümber ning puhuge või loputage; enne kuumalt villimist soojendage. Pärast purunemist eemaldage kõrval, ees ja taga olevad purgid kirjapandud arvu järgi.',
        check: 'Villija vaatab servi ja loputust alustades, iga tund ja lõpetades ning märgib purunemised.',
        act: 'Peatage, võtke ära selle ala purgid, puhastage villija ja lint, vaadake üle pärast viimast õnnestunud kontrolli täidetu.',
      },
    },
  },
  H68: {
    name: 'Plast, puit ja kumm',
    hazard: 'Tükid töövahenditest, tihenditest, pastakatest ja lõikelaudadest.',
    cause: 'Kulumine, rabe plast, murdunud otsaga noad.',
    do: 'Ainult terved töövahendid; kulunud lõikelauad, kaabitsad ja tihendid minema; noad loetakse üle.',
    check: 'Kasutaja vaatab töövahendid enne kasutamist üle.',
    act: 'Tükk puudu: pange toit eraldi, otsige läbi või visake ära. Vahetage töövahend.',
    at: {
      P32: {
        name: 'Mustus ja tükid satuvad toitu pakkimisel',
        hazard: 'Tolm, klambrid, nöör, plast, juuksed ja putukad satuvad avatud pakenditesse.',
        cause: 'Avatud pakendid, rebenenud kindad, noad, katteta lambid.',
        do: 'Hoidke pakendid täitmiseni suletult; avatud toidu kohal pole midagi lahtist; klambrid ja terad loetud.',
        check: 'Pakkija vaatab koha ja tööriistad üle enne alustamist ja pärast iga peatust.',
        act: 'Tükk puudu: pange eraldi pakid pärast viimast kontrolli, otsige läbi või visake ära.',
      },
      P51: {
        name: 'Esemed jahus, vedelikes ja mees',
        hazard: 'Plasti-, metalli-, puidu-, kooretükid ja putukad jahus, piimas, segus, mahlas või mees.',
        cause: 'Rebenenud võrk, puuduv tihend, ununenud filter.',
        do: 'Sõelu või filtreeri kõik enne täitmist; võrk on terve ja tihedalt paigas. Jahu {limit:L-sieve}, vedelikud {limit:L-filter}.',
        check: 'Seadme töötaja vaatab igas vahetuses võrku, tihendit ja jääki.',
        act: 'Rebenenud või puudub: pange eraldi kõik pärast viimast kontrolli ja filtreerige uuesti. Vahetage võrk.',
      },
      P33: {
        do: 'Sõeluge jahu ja pulbrid, sõela ava {limit:L-sieve}; vaadake võrk enne kasutamist üle.',
        check: 'Pagar vaatab kord päevas võrku ja sõelale jäänut.',
        act: 'Rebenenud võrk: sõeluge uuesti kõik, mis on sõelutud pärast viimast kontrolli. Vahetage sõel. Teatage tarnijale, mida leidsite.',
      },
      P44: {
        do: 'Katmata toidu lähedal oleva klaasi ja kõva plasti loetelu; vaadake see plaani järgi üle; parandage õigete osadega, mitte teibi ega traadiga.',
        check: 'Määratud töötaja käib loetelu läbi kord nädalas.',
        act: 'Katki: pange läheduses olnud toit eraldi, otsige läbi või visake ära. Vahetage osa.',
      },
    },
  },
  H84: {
    name: 'Lämbumine',
    hazard:
      'Väikelapsed ja neelamisraskustega inimesed lämbuvad viinamarja, pähkli, luu või toidutüki kätte.',
    cause: 'Vale suurus või konsistents, mänguasi toidus.',
    do: 'Lõigake viinamarjad ja viinerid pikuti, terveid pähkleid ei anta, konsistents nagu tellitud, toidus ei ole midagi mittesöödavat.',
    check: 'Serveerija vaatab iga taldrikut.',
    act: 'Võtke taldrik tagasi ja valmistage uus. Öelge köögile, mida see inimene süüa tohib.',
  },
}
