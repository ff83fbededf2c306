import type { AuditTexts } from '../../facts/ready-audits.ts'

/** Ready audit templates: name, what each is for, and its questions with their corrective actions. */
export const audits: AuditTexts = {
  opening: {
    name: 'Avamiskontroll',
    description: 'Enne töö algust: ruumid, töötajad ja külmseadmed.',
    sections: [
      {
        title: 'Ruumid',
        questions: [
          { text: 'Kas põrandad, tööpinnad ja valamud on puhtad?', action: 'Puhasta enne töö algust.' },
          {
            text: 'Kas kahjurite jälgi ei ole?',
            action: 'Sulge ala, kutsu kahjuritõrje, kõrvalda puututud toit.',
          },
          {
            text: 'Kas valgustus, ventilatsioon ja äravoolud töötavad?',
            action: 'Teata rikkest; seni tööta mujal.',
          },
        ],
      },
      {
        title: 'Töötajad',
        questions: [
          {
            text: 'Kas kõik toidu käitlejad on ilma oksendamise, kõhulahtisuse ja mädanevate haavadeta?',
            action: 'Saada inimene koju või tööle, kus toitu ei ole.',
          },
          {
            text: 'Kas igal kätepesukohal on seep, soe vesi ja kuivatusvahend?',
            action: 'Täida enne töö algust.',
          },
        ],
      },
      {
        title: 'Külmseadmed',
        questions: [
          {
            text: 'Kas kõik külmikud ja sügavkülmikud on plaani piirides?',
            action: 'Tõsta toit ümber, mõõda, teata rikkest.',
          },
          {
            text: 'Kas toit on kaetud, kuupäevaga ja tähtaja sees?',
            action: 'Kõrvalda aegunud, märgi kuupäev sinna, kus see puudub.',
          },
          { text: 'Foto tööalast enne töö algust' },
        ],
      },
    ],
  },
  hygiene: {
    name: 'Hügieeniring',
    description: 'Ring läbi koha: puhtus, töötajad, toit, jäätmed ja kahjurid.',
    sections: [
      {
        title: 'Puhtus',
        questions: [
          {
            text: 'Kui puhtad on toiduga kokku puutuvad seadmed ja pinnad?',
            action: 'Puhasta uuesti ja vaata puhastusplaan üle.',
          },
          { text: 'Kas puhastusained on märgistatud ja toidust eraldi?', action: 'Märgista ja tõsta ümber.' },
          {
            text: 'Kas lapid ja harjad on puhtad ja alade kaupa eraldi?',
            action: 'Vaheta välja, märgista alade kaupa.',
          },
        ],
      },
      {
        title: 'Töötajad',
        questions: [
          {
            text: 'Kas kõigil on puhas tööriietus ja juuksed kaetud?',
            action: 'Vaheta riided enne töö jätkamist.',
          },
          {
            text: 'Kas käsi pestakse enne tööd, pärast toorest toitu ja tualetti?',
            action: 'Näita uuesti, pese käed kohe.',
          },
        ],
      },
      {
        title: 'Toit',
        questions: [
          { text: 'Kas toores toit on valmistoidust eraldi?', action: 'Eralda, kõrvalda puututud toit.' },
          {
            text: 'Kas toit on kaitstud mustuse, klaasi ja muude võõrkehade eest?',
            action: 'Kata; eemalda, mis võib puruneda või sisse kukkuda.',
          },
        ],
      },
      {
        title: 'Jäätmed ja kahjurid',
        questions: [
          { text: 'Kas prügikastid on suletud, tühjendatud ja puhtad?', action: 'Tühjenda ja puhasta.' },
          { text: 'Kas uksed, aknad ja äravoolud on kahjurikindlad?', action: 'Sulge pragu, teata rikkest.' },
        ],
      },
    ],
  },
  haccp: {
    name: 'HACCPi enesehindamine',
    description: 'Seitse põhimõtet järjest: kas plaan vastab tööle ja kas seda järgitakse?',
    sections: [
      {
        title: 'Meeskond ja toode',
        questions: [
          {
            text: 'Kas on meeskond, kellel on nimetatud ülesanded ja vajalikud teadmised?',
            action: 'Nimeta inimesed, kavanda koolitus.',
          },
          {
            text: 'Kas tooted, nende kasutus ja tundlikud tarbijad on kirjeldatud?',
            action: 'Täienda kirjeldust plaanis.',
          },
          {
            text: 'Kas tehnoloogiline skeem vastab tööle ja kas seda võrreldi kohapeal?',
            action: 'Paranda tehnoloogiline skeem, siis vaata ohud uuesti üle.',
          },
        ],
      },
      {
        title: 'Ohud ja piirid',
        questions: [
          { text: 'Kas iga etapi ohud on loetletud ja hinnatud?', action: 'Täienda ohtude analüüsi.' },
          {
            text: 'Kas igal KKP-l on põhjendatud kriitiline piir?',
            action: 'Määra piir, enne kui selle etapiga jätkad.',
          },
        ],
      },
      {
        title: 'Igapäevane kontroll',
        questions: [
          {
            text: 'Kas iga KKP-d kontrollitakse nii tihti, kui plaan ütleb?',
            action: 'Määra, kes ja millal; täida viimaste päevade lüngad.',
          },
          {
            text: 'Kas igale hälbele järgnes korrigeeriv tegevus, ka toidu kohta?',
            action: 'Otsusta kohe toidu üle ja pane kirja.',
          },
          {
            text: 'Kas termomeetreid ja teisi mõõtevahendeid kontrollitakse?',
            action: 'Kontrolli kohe; vaheta valed välja.',
          },
        ],
      },
      {
        title: 'Ülevaatus ja kirjed',
        questions: [
          {
            text: 'Kas plaani toimivust on kontrollitud ja plaan pärast muutusi üle vaadatud?',
            action: 'Vaata plaan üle ja kinnita uuesti.',
          },
          {
            text: 'Kas kirjed on täielikud, tõesed ja piisavalt kaua alles?',
            action: 'Täienda, mida saab; ära kunagi mõtle kirjet välja.',
          },
          { text: 'Mida tuleks paremaks teha?' },
          { text: 'Meeskonna juht' },
        ],
      },
    ],
  },
  allergens: {
    name: 'Allergeenide kontroll',
    description: 'Retseptist külaliseni: mida teatakse, hoitakse lahus ja öeldakse.',
    sections: [
      {
        title: 'Retseptid',
        questions: [
          { text: 'Kas iga roa allergeenid on teada ja kirjas?', action: 'Seni ära rooga müü.' },
          {
            text: 'Kas retseptid vastavad sellele, mida kasutatakse?',
            action: 'Paranda retsept ja roa allergeenid.',
          },
          {
            text: 'Kas töötajad oskavad külalisele allergeenide kohta vastata?',
            action: 'Näita, kus see kirjas on ja kes otsustab.',
          },
        ],
      },
      {
        title: 'Ladustamine',
        questions: [
          {
            text: 'Kas allergeenid on suletud, märgistatud ja eraldi?',
            action: 'Sulge, märgista, tõsta ümber.',
          },
        ],
      },
      {
        title: 'Töö',
        questions: [
          {
            text: 'Kas vahendid ja pinnad puhastatakse enne, kui tehakse allergeenita toitu?',
            action: 'Puhasta; ära serveeri varem tehtut.',
          },
          {
            text: 'Kas allergiaga külalise tellimus märgitakse ja tehakse eraldi?',
            action: 'Tee puhaste vahenditega uuesti.',
          },
        ],
      },
      {
        title: 'Märgistus',
        questions: [
          {
            text: 'Kas menüü ja sildid nimetavad praeguse retsepti allergeenid?',
            action: 'Paranda enne järgmist müüki.',
          },
        ],
      },
    ],
  },
  supplier: {
    name: 'Tarnija külastus',
    description: 'Külastus tarnija juures: ettevõte, ruumid, kaup ja tulemus.',
    sections: [
      {
        title: 'Ettevõte',
        questions: [
          {
            text: 'Kas tarnija on registreeritud või tunnustatud, kus seadus seda nõuab?',
            action: 'Ära osta enne, kui see on tõendatud.',
          },
          { text: 'Kas tarnijal on ajakohane HACCP plaan?', action: 'Küsi seda, määra tähtaeg.' },
        ],
      },
      {
        title: 'Ruumid',
        questions: [
          { text: 'Kui puhtad ja korras on ruumid?', action: 'Lepi kokku, mida ja mis ajaks teha.' },
          { text: 'Kas on kahjuritõrje ja selle kirjed?', action: 'Küsi neid, määra tähtaeg.' },
        ],
      },
      {
        title: 'Kaup',
        questions: [
          {
            text: 'Kas kaupa hoitakse ja veetakse kokkulepitud temperatuuril?',
            action: 'Keeldu liiga soojast kaubast; lepi kokku meetmed.',
          },
          {
            text: 'Kas iga partiid saab jälgida sammu tagasi ja sammu edasi?',
            action: 'Ära osta, mida ei saa jälgida.',
          },
          {
            text: 'Kas tarnija nimetab allergeenid ja teatab muutustest?',
            action: 'Lepi kirjalikult kokku.',
          },
          {
            text: 'Kas kaupa saab tagasi kutsuda ja kas seda on proovitud?',
            action: 'Küsi proovi, määra tähtaeg.',
          },
        ],
      },
      {
        title: 'Tulemus',
        questions: [
          {
            text: 'Külastuse tulemus',
            action: 'Lepi kokku tingimused või otsi teine tarnija.',
            options: ['Heaks kiidetud', 'Heaks kiidetud tingimustega', 'Heaks kiitmata'],
          },
          { text: 'Tarnija poolt' },
        ],
      },
    ],
  },
}
