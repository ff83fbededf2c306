import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsPhysical: KnowledgeTexts['hazards'] = {
  H04: {
    name: 'Akmeņi, čaumalas un kauli izejvielās',
    hazard: 'Cieti gabali, kas salauž zobus vai savaino muti.',
    cause: 'Ražas novākšana, lobīšana, zāģēšana.',
    do: 'Pērciet šķirotas preces; pākšaugus, riekstus un gliemenes pirms lietošanas pārlasiet.',
    check: 'Preču pieņēmējs apskata katru piegādi, preces lietotājs – pirms lietošanas.',
    act: 'Izlasiet vai nepieņemiet. Ja atkārtojas, paziņojiet piegādātājam.',
  },
  H55: {
    name: 'Mati, plāksteri un rotaslietas',
    hazard: 'Pārtikā nokļūst darbinieku mati, plāksteri, rotaslietas vai citas lietas.',
    cause: 'Nav cepures, gredzeni, vaļīgi plāksteri.',
    do: 'Apsegti mati, uz rokām nav rotaslietu, zili plāksteri, aizdarītas kabatas.',
    check: 'Maiņas vadītājs paskatās maiņas sākumā.',
    act: 'Izmetiet pārtiku. Pirms turpināt, sakārtojiet apģērbu.',
    at: {
      P20: {
        check: 'Ēdiena izsniedzējs apskata katru šķīvi.',
        act: 'Aizstājiet ēdienu; atvainojieties viesim; atrodiet cēloni.',
      },
    },
  },
  H60: {
    name: 'Iepakojuma gabaliņi',
    hazard: 'Skavas, stieples, skaidas un plēve, kas iekļūst izsaiņojot.',
    cause: 'Kastes griež virs atklātas pārtikas, koka kastes.',
    do: 'Izsaiņojiet atstatu no atklātas pārtikas; kastes, skavas un plēvi uzreiz aizvāciet.',
    check: 'Izsaiņotājs apskata pārtiku un savas rokas.',
    act: 'Izlasiet redzamo; ko nevar pārmeklēt, izmetiet.',
  },
  H61: {
    name: 'Kukaiņi un ērces sausajās precēs',
    hazard: 'Kodes, vaboles un ērces miltos, graudaugos, riekstos un garšvielās.',
    cause: 'Silta, mitra noliktava, veci krājumi, atvērti maisi.',
    do: 'Slēgtas tvertnes, pirms uzpildīšanas tās iztukšo un iztīra; vispirms vecāko; relatīvais gaisa mitrums noliktavā {limit:L-dry-store-humidity}.',
    check: 'Par noliktavu atbildīgais reizi nedēļā meklē tīmekļus un vaboles.',
    act: 'Bojātās preces izmetiet aizsietā maisā. Notīriet plauktus; ja turpinās, izsauciet kaitēkļu kontroles uzņēmumu.',
  },
  H62: {
    name: 'Smiltis, akmeņi un kukaiņi dārzeņos un augļos',
    hazard: 'Smiltis un kukaiņi lapās, zaļumos, sēnēs un saknēs.',
    cause: 'Lauks un ražas novākšana.',
    do: 'Apgrieziet, mērcējiet, izceliet no ūdens, skalojiet, līdz izlietnē vairs nav smilšu.',
    check: 'Pavārs katrai partijai apskata izlietnes dibenu.',
    act: 'Mazgājiet vēlreiz. Paziņojiet piegādātājam.',
  },
  H63: {
    name: 'Metāls no iekārtām',
    hazard: 'Šķembas no gaļas mašīnas, griezējmašīnas, maisītāja, sieta vai stiepļu birstes.',
    cause: 'Nodilums, kauli, vaļīgas skrūves.',
    do: 'Pirms sākuma un pēc darba apskatiet asmeņus, plates, skrūves un sietus; stiepļu birstes nelietojiet.',
    check: 'Iekārtas lietotājs pirms dienas pirmās lietošanas atzīmē apskati.',
    act: 'Ja detaļas trūkst vai tā salūzusi: apturiet, nolieciet atsevišķi visu pārtiku kopš pēdējās pārbaudes, atrodiet gabalu vai pārtiku izmetiet. Salabojiet.',
    at: {
      P33: {
        do: 'Katrs iepakojums iziet cauri detektoram; tas atrod testa paraugus {limit:L-metal-test} un iepakojumu izmet no līnijas.',
        check: 'Operators sākumā, ik stundu un beigās laiž cauri visus testa paraugus.',
        act: 'Ja testa paraugs nav atrasts: apturiet līniju, nolieciet atsevišķi visu kopš pēdējās labās pārbaudes un pēc remonta laidiet cauri vēlreiz.',
      },
    },
  },
  H64: {
    name: 'Kauli un asakas atkaulotos produktos',
    hazard: 'Kauli un asakas tur, kur neviens tos negaida.',
    cause: 'Sasteigta atkaulošana, nav pārbaudes.',
    do: 'Ar pirkstiem iztaustiet katru fileju, izvelciet asakas; zivīm bērniem lietojiet caurgaismošanas galdu.',
    check: 'Griezējs iztausta katru gabalu; maiņas vadītājs pārbauda dažus no partijas.',
    act: 'Atkaulojiet vēlreiz. Ja kaulus nevar izslēgt, norādiet „Var saturēt kaulus”; maziem bērniem nekad.',
  },
  H65: {
    name: 'Stikls un trauki',
    hazard: 'Stikla un porcelāna šķembas.',
    cause: 'Saplīšana virs pārtikas vai ledus.',
    do: 'Virtuves zonā stikla nav; ledum liekšķere; robainus traukus izmetiet.',
    check: 'Maiņas vadītājs reizi nedēļā apskata stiklu, lampas un traukus.',
    act: 'Izmetiet visu atklāto pārtiku un ledu dažu soļu attālumā. Savāciet mitri, saskaitiet gabalus, nomainiet apavus.',
    at: {
      P54: {
        name: 'Stikla lauskas un priekšmeti pudelēs',
        do: 'Jaunas un atgrieztas pudeles apskatiet pret gaismu; apgrieziet, skalojiet, noteciniet, tūlīt pildiet. Pēc plīsuma atbrīvojiet plašu loku.',
        check: 'Operators pārbauda sākumā, katru stundu un beigās.',
        act: 'Plīsums: apturiet, noņemiet visas atvērtās pudeles apkārt, notīriet, pierakstiet. Priekšmeti: mazgājiet vēlreiz vai iznīciniet.',
      },
      P32: {
        do: 'Burkas un pudeles pirms pildīšanas apgrieziet un izpūtiet vai izskalojiet; pirms karstās pildīšanas sasildiet. Ja kāda saplīst, aizvāciet burkas tai blakus, pirms un pēc tās rakstiski noteiktajā skaitā.',
        check:
          'Darbinieks pie pildītāja sākumā, ik stundu un beigās apskata malas un skalošanu un pieraksta saplīšanas gadījumus.',
        act: 'Apturiet, aizvāciet zonas burkas, notīriet pildītāju un lenti, pārbaudiet visu, kas pildīts kopš pēdējās labās pārbaudes.',
      },
    },
  },
  H68: {
    name: 'Plastmasa, koks un gumija',
    hazard: 'Gabaliņi no darbarīkiem, blīvēm, pildspalvām un dēlīšiem.',
    cause: 'Nodilums, trausla plastmasa, naži ar nolauztu galu.',
    do: 'Tikai veseli darbarīki; nodilušus dēlīšus, skrāpjus un blīves izmetiet; nažus saskaitiet.',
    check: 'Lietotājs pirms lietošanas apskata darbarīkus.',
    act: 'Ja gabala trūkst: nolieciet pārtiku atsevišķi, pārmeklējiet vai izmetiet. Nomainiet darbarīku.',
    at: {
      P32: {
        name: 'Netīrumi un gabali iekļūst iepakojot',
        hazard: 'Putekļi, skavas, aukla, plastmasa, mati un kukaiņi iekļūst atvērtos iepakojumos.',
        cause: 'Atvērti iepakojumi, saplēsti cimdi, naži, lampas bez pārsega.',
        do: 'Līdz pildīšanai iepakojumi slēgti; virs atvērtas pārtikas nekā vaļēja; skavas un asmeņi saskaitīti.',
        check: 'Iepakotājs apskata vietu un rīkus pirms sākuma un pēc katras apstāšanās.',
        act: 'Trūkst gabala: nolieciet atsevišķi pakas kopš pēdējās pārbaudes, pārmeklējiet vai izmetiet.',
      },
      P51: {
        name: 'Priekšmeti miltos, šķidrumos un medū',
        hazard:
          'Plastmasas, metāla, koka, čaumalu gabali un kukaiņi miltos, pienā, maisījumā, sulā vai medū.',
        cause: 'Saplēsts siets, trūkst blīves, aizmirsts filtrs.',
        do: 'Visu pirms pildīšanas sijājiet vai filtrējiet; siets ir vesels un cieši ielikts. Milti {limit:L-sieve}, šķidrumi {limit:L-filter}.',
        check: 'Operators katrā maiņā apskata sietu, blīvi un atlikumu.',
        act: 'Saplēsts vai trūkst: nolieciet atsevišķi visu kopš pēdējās pārbaudes un filtrējiet vēlreiz. Nomainiet sietu.',
      },
      P33: {
        do: 'Miltus un pulverus sijājiet caur sietu {limit:L-sieve}; pirms lietošanas apskatiet sieta audumu.',
        check: 'Maiznieks reizi dienā apskata sieta audumu un atlikumu sietā.',
        act: 'Ja siets saplīsis: visu kopš pēdējās pārbaudes izsijājiet vēlreiz. Nomainiet sietu. Pastāstiet piegādātājam, kas atrasts.',
      },
      P44: {
        do: 'Stikla un cietās plastmasas saraksts atklātas pārtikas tuvumā; apskatiet pēc plāna; labojiet ar atbilstošām detaļām, ne ar līmlenti vai stiepli.',
        check: 'Norīkotais darbinieks reizi nedēļā pārbauda sarakstu.',
        act: 'Ja saplīsis: tuvumā esošo pārtiku nolieciet atsevišķi, pārmeklējiet vai izmetiet. Nomainiet detaļu.',
      },
    },
  },
  H84: {
    name: 'Aizrīšanās',
    hazard: 'Mazi bērni un cilvēki ar rīšanas grūtībām aizrijas ar vīnogām, riekstiem, kauliem vai gabaliem.',
    cause: 'Nepareizs lielums vai konsistence, rotaļlietas pārtikā.',
    do: 'Vīnogas un cīsiņus grieziet gareniski, veselus riekstus nedodiet, konsistence, kā norādīts, pārtikā nav nekā neēdama.',
    check: 'Ēdiena pasniedzējs apskata katru šķīvi.',
    act: 'Paņemiet šķīvi atpakaļ un pagatavojiet no jauna. Pasakiet virtuvei, ko šis cilvēks drīkst ēst.',
  },
}
