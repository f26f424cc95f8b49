# Reglurnar á íslensku, ein af annarri.

## The page

rules-title = Reglurnar
rules-lead = Allar reglur spilanna þriggja, ein af annarri, hver með litlu dæmi.
rules-search = Leita í reglunum
rules-search-hint = Leita: orð, eða D6
rules-editions = Sýna reglur fyrir
rules-all-editions = Öll þrjú
rules-chapters = Kaflar
rules-found = { $count ->
    [0] Engin regla inniheldur þessi orð.
    [one] { $count } regla
   *[other] { $count } reglur
}
rules-clear = Sýna allar reglur
rules-unknown = Regla { $rule } er ekki til. Hér eru þær sem til eru.
rule-ruling = okkar úrskurður
rule-ruling-about = Hér þegja prentuðu bækurnar eða má skilja þær á tvo vegu. Svona spilum við.
rule-only = aðeins { $boards }
rule-example = Dæmi
rule-chapter-others = Úr sama kafla
rule-before = Á undan: { $rule }
rule-after = Næst: { $rule }
rule-share = Afrita hlekk
rule-read = Lesa meira, með dæmi
rule-can = Má hér
rule-can-not = Má ekki hér
rule-all-cards = Öll lestarvagnsspilin
rule-lengths = Stig eftir lengd
rule-length = { $count ->
    [one] { $count } reitur
   *[other] { $count } reitir
}
rule-claim = Eignast leiðina { $a } – { $b }

## Chapters

rule-chapter-S = Undirbúningur
rule-chapter-T = Umferðin
rule-chapter-D = Að draga lestarvagnsspil
rule-chapter-C = Að eigna sér leið
rule-chapter-F = Ferjur
rule-chapter-M = Murmansk–Lieksa
rule-chapter-U = Göng
rule-chapter-K = Lestarmiðar
rule-chapter-B = Lestarstöðvar
rule-chapter-E = Lokin og stigin

## Set-up

rule-title-S1 = Hve margir spila
rule-text-S1 = Bandaríkin og Evrópa eru fyrir tvo til fimm leikmenn, Norðurlönd fyrir tvo eða þrjá.
rule-title-S2 = Lestarvagnar og lestarstöðvar
rule-text-S2 = Hver leikmaður á 45 lestarvagna, á Norðurlöndum 40. Í Evrópu á hver líka þrjár lestarstöðvar.
rule-title-S3 = Lestarvagnsspilin
rule-text-S3 = Þau eru 110: tólf í hverjum af litunum átta og 14 dráttarvagnar.
rule-title-S4 = Fjögur spil í byrjun
rule-text-S4 = Lestarvagnsspilin eru stokkuð og hver leikmaður fær fjögur.
rule-title-S5 = Spilin sem snúa upp
rule-text-S5 = Fimm spil snúa upp við hlið bunkans. Þar sem þrír dráttarvagnar hreinsa röðina (D6) á það líka við um þessa fyrstu.
rule-title-S6 = Fyrstu lestarmiðarnir
rule-text-S6 = Í Bandaríkjunum fær hver leikmaður þrjá lestarmiða, á Norðurlöndum fimm. Í Evrópu fær hver eina langa leið af handahófi og þrjá venjulega miða.
rule-title-S7 = Haltu tveimur eða fleiri
rule-text-S7 = Þú heldur minnst tveimur af fyrstu lestarmiðunum, hverjum sem þú vilt. Í Evrópu má líka skila löngu leiðinni.
rule-title-S8 = Fyrstu miðar sem er skilað
rule-text-S8 = Í Bandaríkjunum fara þeir undir miðabunkann. Í Evrópu og á Norðurlöndum fara þeir úr spilinu án þess að nokkur sjái þá, og eins löngu leiðir Evrópu sem enginn fékk.
rule-title-S9 = Allir velja í einu
rule-text-S9 = Allir velja fyrstu lestarmiðana á sama tíma, fyrir fyrstu umferðina. Enginn sér hverju annar heldur né hve mörgum.
rule-title-S10 = Frá núlli
rule-text-S10 = Allir byrja án stiga. Á prentaðri stigabraut Norðurlanda er byrjað á reit 100.
rule-title-S11 = Hver byrjar
rule-text-S11 = Við eldhúsborðið byrjar sá sem hefur ferðast mest. Hér er dregið um það eða gestgjafinn ræður. Síðan er spilað réttsælis.

## A turn

rule-title-T1 = Eitt í hverri umferð
rule-text-T1 = Þegar þú átt leik gerir þú nákvæmlega eitt: dregur lestarvagnsspil, eignar þér leið, dregur lestarmiða eða, í Evrópu, byggir lestarstöð.
rule-title-T2 = Að segja pass
rule-ours-T2 = Sá sem getur alls ekkert gert segir pass. Á meðan eitthvað er hægt má það enginn.
rule-title-T3 = Þegar enginn getur haldið áfram
rule-ours-T3 = Þegar allir hafa sagt pass heilan hring lýkur spilinu strax og stigin eru talin.
rule-title-T4 = Öll spil taka enda
rule-ours-T4 = Eftir 500 umferðir á hvern leikmann lýkur spilinu strax og stigin eru talin. Annars gæti einhver reynt göng og hætt við að eilífu.

## Drawing train cards

rule-title-D1 = Tvö spil, eitt í einu
rule-text-D1 = Þú dregur tvö spil, hvort á eftir öðru. Hvort um sig má vera spil sem snýr upp eða óséð úr bunkanum.
rule-title-D2 = Fyllt er strax í skarðið
rule-text-D2 = Í stað spils sem þú tekur úr röðinni kemur nýtt úr bunkanum áður en þú velur hið seinna.
rule-title-D3 = Dráttarvagn sem snýr upp er allur drátturinn
rule-text-D3 = Takir þú fyrst dráttarvagn sem snýr upp er hann eina spilið þitt í umferðinni.
rule-title-D4 = Ekki dráttarvagn sem seinna spil
rule-text-D4 = Seinna spilið má ekki vera dráttarvagn sem snýr upp, ekki einu sinni sá sem var að koma upp.
rule-title-D5 = Heppni úr bunkanum
rule-text-D5 = Dráttarvagn sem dreginn er óséður telst eitt venjulegt spil, fyrra eða seinna.
rule-title-D6 = Þrír dráttarvagnar hreinsa röðina
rule-text-D6 = Um leið og þrjú spilanna sem snúa upp eru dráttarvagnar fara öll fimm í kastspilin og fimm ný koma upp; og aftur ef með þarf.
rule-title-D7 = Norræna dráttarvagna má taka að vild
rule-text-D7 = Bæði spilin þín mega vera dráttarvagnar sem snúa upp, og röðin er aldrei hreinsuð, hve margir sem þeir eru.
rule-title-D8 = Eins mörg spil og þú vilt
rule-text-D8 = Engin takmörk eru á því hve mörg spil má hafa á hendi.
rule-title-D9 = Þegar bunkinn er búinn
rule-text-D9 = Þegar bunkinn klárast eru kastspilin stokkuð og verða nýi bunkinn.
rule-ours-D9 = Þau eru stokkuð þegar næsta spils er þörf, ekki um leið og síðasta spilið fer úr bunkanum.
rule-title-D10 = Engin spil eftir
rule-text-D10 = Ef hvorki er bunki né kastspil þegar umferðin þín hefst geturðu alls ekki dregið lestarvagnsspil, ekki einu sinni þau sem snúa upp: þú getur aðeins eignað þér leið, dregið lestarmiða eða, í Evrópu, byggt lestarstöð. Ef hvort tveggja klárast með fyrra spilinu þínu ræður D11 um það seinna. Húsregla leyfir samt að taka spil sem snúa upp.
rule-title-D11 = Aðeins eitt spil
rule-ours-D11 = Ef ekkert seinna spil er til sem má taka á eftir því fyrra er umferðinni þinni lokið.
rule-title-D12 = Röð sem ekki er hægt að hreinsa
rule-ours-D12 = Röðin stendur óbreytt á meðan bunki, kastspil og röð hafa samtals færri en þrjú spil sem eru ekki dráttarvagnar, því að ný röð yrði ekki betri. Um leið og spil koma aftur er fyllt í skörðin og slík röð hreinsuð.

## Claiming a route

rule-title-C1 = Eins mörg spil og reitirnir
rule-text-C1 = Þú greiðir eitt spil fyrir hvern reit leiðarinnar, öll í lit hennar. Fyrir gráa leið mega þau vera í hvaða lit sem er, en öll í þeim sama.
rule-title-C2 = Dráttarvagnar koma í stað allra lita
rule-text-C2 = Í Bandaríkjunum og Evrópu getur dráttarvagn komið í stað hvaða spils sem er, og þú mátt jafnvel greiða með dráttarvögnum einum.
rule-title-C3 = Norrænir dráttarvagnar duga aðeins stundum
rule-text-C3 = Á Norðurlöndum koma dráttarvagnar í stað annarra spila í göngum og á ferjum, aldrei á venjulegum leiðum.
rule-title-C4 = Lestarvagn á hvern reit
rule-text-C4 = Þú setur einn lestarvagn þinn á hvern reit leiðarinnar. Sá sem á of fáa vagna getur ekki eignað sér hana.
rule-title-C5 = Spilunum er kastað
rule-text-C5 = Spilin sem þú greiðir með fara í kastspilin.
rule-title-C6 = Hvaða lausa leið sem er, og öll
rule-text-C6 = Þú mátt eigna þér hvaða leið sem er laus, hvort sem hún tengist hinum þínum eða ekki. Þú tekur hana alla í einni umferð, og eina leið í umferð.
rule-title-C7 = Stig strax
rule-text-C7 = Þú færð stig fyrir lengd leiðar um leið og þú eignar þér hana. Löng leið gefur miklu meira en margar stuttar.
rule-title-C8 = Enginn á báðar
rule-text-C8 = Tvær leiðir milli sömu tveggja borga eru tvöföld leið og enginn leikmaður á nokkurn tíma báðar. Á Norðurlöndum gildir það líka þar sem þær eru ólíkar.
rule-title-C9 = Tvöfaldar leiðir þegar fáir spila
rule-text-C9 = Með tveimur eða þremur leikmönnum, á Norðurlöndum tveimur, er aðeins hægt að nota aðra leiðina af tvöfaldri: þegar einhver á hana er hin lokuð öllum.
rule-title-C10 = Hlið við hlið en ekki tvöföld
rule-text-C10 = Leiðir sem liggja um stund hlið við hlið en enda í ólíkum borgum eru ekki tvöföld leið.

## Ferries

rule-title-F1 = Dráttarvagnar fyrir ferju
rule-text-F1 = Hver reitur með merki dráttarvagns kostar dráttarvagn. Hinir kosta spil í einum lit: lit ferjunnar, eða hvaða lit sem er ef hún er grá.
rule-title-F2 = Fleiri dráttarvagnar ef þú vilt
rule-text-F2 = Á ferju mega fleiri dráttarvagnar líka koma í stað lituðu spilanna.
rule-title-F3 = Þrjú spil fyrir dráttarvagn
rule-text-F3 = Á norrænum ferjum mega hvaða þrjú spil sem er koma í stað dráttarvagns, eins oft og þú vilt. Þau mega vera í hvaða litum sem er, dráttarvagnar meðtaldir.
rule-ours-F3 = Eins og dráttarvagn má standa á hvaða reit ferjunnar sem er (F2) mega þrjú spil það líka: á eins mörgum og þú vilt, jafnvel öllum.

## Murmansk–Lieksa

rule-title-M1 = Níu reitir nyrst í norðri
rule-text-M1 = Murmansk–Lieksa er grá leið með níu reitum: níu spil í einum lit og dráttarvagnar koma ekki í staðinn. En hvaða fjögur spil sem er, dráttarvagnar meðtaldir, mega koma í stað eins þeirra, eins oft og þú vilt.
rule-ours-M1 = Jafnvel fyrir öll níu.

## Tunnels

rule-title-U1 = Fyrst lagt út, svo snúið við
rule-text-U1 = Fyrir göng leggur þú fyrst út spilin fyrir reitina. Síðan er þremur efstu spilum bunkans snúið við.
rule-title-U2 = Hvað göng kosta aukalega
rule-text-U2 = Fyrir hvert spil sem kemur upp í litnum sem þú lagðir út, og fyrir hvern dráttarvagn, greiðir þú eitt spil í viðbót í þeim lit eða dráttarvagn.
rule-title-U3 = Göng greidd með dráttarvögnum
rule-text-U3 = Ef þú lagðir aðeins út dráttarvagna telja aðeins dráttarvagnar sem koma upp, og aðeins dráttarvagnar duga fyrir þá.
rule-title-U4 = Að hætta við
rule-text-U4 = Ef þú getur ekki greitt meira, eða vilt það ekki, tekur þú aftur það sem þú lagðir út. Umferðinni þinni er lokið.
rule-title-U5 = Spilin sem komu upp
rule-text-U5 = Spilin sem snúið var við fyrir göngin fara í kastspilin í lok umferðar, hvort sem greitt var eða ekki.
rule-title-U6 = Of fá spil fyrir göng
rule-text-U6 = Ef bunki og kastspil hafa samtals færri en þrjú spil er aðeins þeim snúið við. Ef ekkert er til kosta göngin ekkert aukalega. Spilin sem þú lagðir út teljast ekki með.

## Tickets

rule-title-K1 = Þrír lestarmiðar, haltu einum eða fleiri
rule-text-K1 = Þú dregur þrjá lestarmiða, eða það sem eftir er í bunkanum, og heldur minnst einum.
rule-title-K2 = Lestarmiðar sem er skilað
rule-text-K2 = Í Bandaríkjunum og Evrópu fara þeir undir miðabunkann í þeirri röð sem þeir komu. Á Norðurlöndum fara þeir úr spilinu.
rule-title-K3 = Allt til loka, og leynilega
rule-text-K3 = Það sem þú hélst áttu til loka og enginn sér það fyrr. Þú mátt eiga eins marga lestarmiða og þú vilt.
rule-title-K4 = Engir lestarmiðar eftir
rule-text-K4 = Þegar miðabunkinn er búinn er ekki hægt að draga lestarmiða.
rule-title-K5 = Unnið eða tapað
rule-text-K5 = Lestarmiði er kláraður þegar þínar eigin leiðir tengja borgirnar tvær; í Evrópu hjálpa líka leiðir að láni (B4). Í lokin bætast stigin við. Annars dragast þau frá.

## Stations

rule-title-B1 = Ein lestarstöð í hverri borg
rule-text-B1 = Þú mátt byggja í hvaða borg sem er sem hefur enga lestarstöð, hvort sem leiðir liggja þangað eða ekki.
rule-title-B2 = Hvað lestarstöð kostar
rule-text-B2 = Sú fyrsta kostar eitt spil, önnur tvö í sama lit, sú þriðja þrjú í sama lit. Dráttarvagnar koma í staðinn.
rule-title-B3 = Þrjár lestarstöðvar í allt
rule-text-B3 = Þú byggir mest eina lestarstöð í umferð og þrjár í spilinu.
rule-title-B4 = Leið að láni
rule-text-B4 = Í lokin leyfir hver lestarstöð þér að nota eina leið annars leikmanns sem liggur til borgarinnar. Hún er sú sama fyrir alla lestarmiðana þína og er ekki valin fyrr en í lokin.
rule-title-B5 = Besta notkun lestarstöðva
rule-ours-B5 = Spilið finnur besta kostinn fyrir þig: flest stig fyrir lestarmiða og, ef jafnt er, flesta kláraða miða.
rule-title-B6 = Óbyggðar lestarstöðvar
rule-text-B6 = Hver lestarstöð sem þú byggðir ekki gefur fjögur stig í lokin.
rule-title-B7 = Lánað er ekki þitt
rule-text-B7 = Lestarstöðvar og leiðir að láni teljast ekki með í lengstu óslitnu leið.

## The end and the scores

rule-title-E1 = Síðasta umferðin
rule-text-E1 = Þegar einhver lýkur umferð með tvo lestarvagna eða færri fá allir eina umferð enn, hann líka. Þá er spilinu lokið.
rule-title-E2 = Talið saman
rule-text-E2 = Við stig leiðanna bætast lestarmiðarnir, unnir eða tapaðir, svo óbyggðar lestarstöðvar og loks bónusinn.
rule-title-E3 = Lengsta óslitna leið
rule-text-E3 = Í Bandaríkjunum og Evrópu gefur lengsta óslitna leið eigin vagna tíu stig. Hún má fara í hringi og koma aftur um borg, en enginn vagn telst tvisvar. Séu fleiri jafnir fá allir stigin.
rule-title-E4 = Globetrotter
rule-text-E4 = Á Norðurlöndum fær sá sem klárar flesta lestarmiða tíu stig. Séu fleiri jafnir fá allir stigin.
rule-title-E5 = Jafntefli um fyrsta sætið
rule-text-E5 = Fyrst ráða fleiri kláraðir lestarmiðar og næst, í Evrópu, færri notaðar lestarstöðvar. Síðast kemur lengsta leiðin: sá er ofar sem fékk bónusinn fyrir hana, á Norðurlöndum sá sem á lengri leið.
rule-title-E6 = Öll sæti, líka þau sem er deilt
rule-ours-E6 = Sama röð ræður um hvert sæti. Þeir sem enn eru jafnir deila sætinu og því næsta er sleppt: 1., 1., 3.
rule-title-E7 = Bónus fyrir ekki neitt
rule-ours-E7 = Bónusinn er veittur jafnvel þótt sá besti hafi núll: þá eru allir jafnir og allir fá hann.
rule-title-E8 = Allt á borðið
rule-text-E8 = Í lokin eru allir lestarmiðar sýndir og hægt er að lesa stig hvers og eins lið fyrir lið.

## Under the examples

rule-shown-S8 = Þeir tveir sem þú heldur ekki fara úr spilinu. Enginn sér þá.
rule-shown-D2 = Gult spil kom upp þar sem það bláa lá.
rule-shown-D3 = Þar með var umferðinni lokið: næsti leikmaður á leik.
rule-shown-D6 = Þriðji dráttarvagninn kom upp í stað bláa spilsins. Því var öll röðin hreinsuð.
rule-shown-D9 = Bunkinn var búinn og því voru kastspilin stokkuð.
rule-shown-D11 = Aðeins dráttarvagnar eru eftir og enginn þeirra má vera seinna spilið.
rule-shown-D12 = Þrír dráttarvagnar en of fá önnur spil fyrir betri röð.
rule-shown-C10 = Leiðirnar tvær til Brest eru áfram opnar öllum.
rule-shown-U6 = Eitt spil var eftir í bunkanum og engin kastspil.
rule-shown-K2 = Þeir tveir sem var skilað liggja nú undir miðabunkanum.
rule-shown-B7 = Gyllta línan heldur ekki áfram til München: sú leið er aðeins að láni.
rule-shown-E3 = Gyllta línan fer í hring og kemur tvisvar um Atlanta.
