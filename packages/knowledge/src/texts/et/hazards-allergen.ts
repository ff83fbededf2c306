import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsAllergen: KnowledgeTexts['hazards'] = {
  H06: {
    name: 'Tarnija märkimata allergeen',
    hazard: 'Koostisosas on allergeen, millest te ei tea.',
    cause: 'Tootja uus retsept, asendatud toode.',
    do: 'Võtke vastu ainult tellitu. Võrrelge märgistust oma allergeenide loeteluga; asendust ei võeta märgistust lugemata.',
    check: 'Kauba vastuvõtja loeb igal saadetisel uute või muutunud toodete märgistust.',
    act: 'Pange kaup eraldi. Parandage allergeenide loetelu ja teavitage kõiki, kes tootega töötavad, enne kui seda kasutatakse.',
    at: {
      P02: {
        do: 'Igalt tarnijalt spetsifikatsioon koos allergeenidega; tarnija teatab muudatustest enne tarnimist.',
        check:
          'Juhataja võrdleb spetsifikatsioone allergeenide loeteluga iga muudatuse korral ja kord aastas.',
        act: 'Spetsifikatsioonita toodet ärge kasutage. Küsige see kirjalikult.',
      },
    },
  },
  H47: {
    name: 'Allergeenid segunevad laos',
    hazard: 'Jahu, pähklid, piimapulber või seesam satub muu kauba hulka.',
    cause: 'Lahtised kotid muu kauba kohal, ühised kühvlid.',
    do: 'Suletud ja märgistatud anumad; allergeensed pulbrid all; igal anumal oma kühvel.',
    check: 'Lao vastutaja vaatab kord nädalas.',
    act: 'Visake määrdunud kaup ära või märkige allergeen. Puhastage riiul.',
    at: {
      P04: {
        do: 'Suletud ja märgistatud anumad; allergiaga inimeste toit omaette ülemisel riiulil.',
        check: 'Vahetusevanem vaatab külmikud läbi kord päevas.',
      },
    },
  },
  H48: {
    name: 'Allergeeni ülekandumine või vale teave',
    hazard: 'Allergiaga inimene saab allergeeni; ka jäljed võivad tappa.',
    cause: 'Ühised töövahendid, vana loetelu, teadmise asemel oletamine.',
    do: 'Töötage järjekorras: allergeenita enne. Puhastage laud ja töövahendid, kasutage oma lõikelaudu. Kaaluge retsepti järgi, ärge midagi muutke.',
    check: 'Vastutaja allkirjastab iga partii puhastuse ja järjekorra.',
    act: 'Segi läinud: peatage partii, märkige allergeen või visake ära. Parandage järjekord ja puhastus.',
    at: {
      P11: {
        do: 'Allergiaga inimese toit: puhas laud, puhtad vahendid ja kindad, üks inimene tellimusest üleandmiseni, kaetud ja märgistatud.',
        check: 'Peakokk vaatab enne teenindamist üle loetelu ja koha.',
        act: 'Kahtluse korral ärge serveerige: tehke uus. Kui on juba serveeritud, aidake klienti, kutsuge kiirabi, hoidke toidu jääk alles.',
      },
      P13: {
        do: 'Gluteenita, kala- ja piimavaba toidu jaoks oma fritüür; muidu öelge, et õli on ühine.',
        check: 'Peakokk vaatab enne teenindamist, et fritüüre kasutatakse nii, nagu märgitud.',
        act: 'Segi läinud: öelge enne serveerimist või valmistage muul viisil. Märgistage fritüürid.',
      },
      P20: {
        do: 'Teenindaja küsib, kirjutab tellimusele ja loeb kehtivat allergeenide loetelu; keegi ei oleta. Taldrik viiakse lauda eraldi.',
        check:
          'Teeninduse juht võrdleb enne teenindamist loetelu menüüga; juhataja uuendab loetelu iga muudatuse korral.',
        act: 'Kahtluse korral ärge serveerige. Kui on juba serveeritud, aidake klienti, kutsuge kiirabi, hoidke toidu jääk alles. Parandage loetelu.',
      },
      P32: {
        do: 'Retseptile vastav etikett, allergeenid koostisosade loetelus esile tõstetud. Koristage vanad etiketid enne uut toodet ära.',
        check: 'Pakkija võrdleb iga partii esimest ja viimast etiketti retseptiga ja annab allkirja.',
        act: 'Peatage pakendamine, hoidke partii kinni, märgistage uuesti. Kui on juba müüdud: tagasikutsumine, teatage järelevalveasutusele.',
      },
      P34: {
        do: 'Iga pakkimata toote juures silt allergeenidega või loetelu; igal tootel oma tangid; kandikuid ei tõsteta teiste toitude kohalt üle.',
        check: 'Letiteenindaja võrdleb igal hommikul silte ja kaupa.',
        act: 'Võtke toode müügilt, kuni silt on õige. Kui on juba müüdud, öelge juhatajale, kes otsustab tagasikutsumise.',
      },
      P46: {
        do: 'Valmistage kõige esimesena, puhastatud kohas, oma töövahendite ja suletud koostisosadega; teevad ainult need, kellele on näidatud, kuidas.',
        check:
          'Vastutaja allkirjastab iga partii puhastuse ja koostisosad; pinnaproovid analüüside plaani järgi.',
        act: 'Mis tahes kahtlus: müüge allergeenivaba väiteta, allergeen märgitud, või visake ära. Puhastage ja kontrollige uuesti.',
      },
    },
  },
  H67: {
    name: 'Vale märgistus, kuupäev või partii',
    hazard: 'Märkimata allergeen, liiga pikk säilimisaeg, tagasi kutsuda ei saa.',
    cause: 'Vale etiketirull, seadmata kuupäev, viga käsitsi kirjutamisel.',
    do: 'Seadke kuupäev ja partii alustades; koristage muud etiketid ära.',
    check: 'Pakkija võrdleb iga partii esimest ja viimast pakendit tellimusega ja hoiab ühe etiketi alles.',
    act: 'Peatage partii ja märgistage uuesti. Kui on juba müüdud, öelge juhatajale, kes otsustab tagasikutsumise.',
    at: {
      P34: {
        do: 'Sildid ja kaaluetiketid tulevad kehtivast loetelust; müügiks pakitud kaubal on kuupäev ja allergeenid.',
        check: 'Letiteenindaja võrdleb igal hommikul silte, kaaluetikette ja kaupa.',
        act: 'Võtke toode müügilt ja parandage. Kui on juba müüdud, öelge juhatajale, kes otsustab tagasikutsumise.',
      },
    },
  },
  H92: {
    name: 'Vale eritoit',
    hazard: 'Laps või patsient saab vale dieettoidu või konsistentsi.',
    cause: 'Kandikud segamini, nimi puudu, viimase hetke muudatus.',
    do: 'Igal eritoidul oma värv ja nimekaart, kaetud, antakse kätte isiklikult.',
    check: 'Köök allkirjastab väljastamisel, teenindus võrdleb lauas nime ja kaarti.',
    act: 'Võtke toit enne söömist tagasi. Kui on juba söödud, öelge hooldajale või õele, kutsuge abi, kirjutage üles.',
  },
}
