# Reglurnar á íslensku, ein af annarri.

## The page

rules-title = Reglurnar
rules-lead = Allar reglur leikjanna þriggja, ein af annarri, hver með litlu dæmi.
rules-search = Leita í reglunum
rules-search-hint = Leita: orð eða regla (D6)
rules-editions = Sýna reglur fyrir
rules-all-editions = Allir þrír
rules-chapters = Kaflar
rules-found = { $count ->
    [0] Engin regla fannst.
    [one] { $count } regla
   *[other] { $count } reglur
}
rules-clear = Sýna allar reglur
rules-unknown = Regla { $rule } er ekki til. Hér eru allar reglurnar.
rule-ruling = okkar úrskurður
rule-ruling-about = Prentuðu reglurnar svara þessu ekki, eða þær má skilja á tvo vegu. Svona spilum við.
rule-only = aðeins { $boards }
rule-example = Dæmi
rule-chapter-others = Meira úr þessum kafla
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
rule-claim = Eigna sér leiðina { $a } – { $b }

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
rule-chapter-E = Leikslok og stigatalning

## Setting up

rule-title-S1 = Fjöldi leikmanna
rule-text-S1 = Bandaríkin og Evrópa eru fyrir tvo til fimm leikmenn, Norðurlönd fyrir tvo eða þrjá.
rule-title-S2 = Lestarvagnar og lestarstöðvar
rule-text-S2 = Hver leikmaður á 45 lestarvagna, á Norðurlöndum 40. Í Evrópu á hver líka þrjár lestarstöðvar.
rule-title-S3 = Lestarvagnsspilin
rule-text-S3 = Lestarvagnsspilin eru 110: 12 í hverjum af litunum átta og 14 dráttarvagnar.
rule-title-S4 = Fjögur spil í byrjun
rule-text-S4 = Lestarvagnsspilin eru stokkuð og hver leikmaður fær fjögur.
rule-title-S5 = Spilin sem snúa upp
rule-text-S5 = Fimm spil snúa upp við hlið bunkans. Þar sem þrír dráttarvagnar hreinsa röðina (D6) á það líka við um þessi fimm fyrstu.
rule-title-S6 = Upphafsmiðar
rule-text-S6 = Í Bandaríkjaleiknum fær hver leikmaður þrjá lestarmiða, á Norðurlöndum fimm. Í Evrópu fær hver einn miða með langri leið, valinn af handahófi, og þrjá venjulega.
rule-title-S7 = Haltu minnst tveimur
rule-text-S7 = Þú heldur minnst tveimur af upphafsmiðunum þínum, hverjum sem þú vilt. Í Evrópu máttu líka skila miðanum með löngu leiðinni.
rule-title-S8 = Upphafsmiðar sem er skilað
rule-text-S8 = Í Bandaríkjaleiknum fara þeir undir miðabunkann. Í Evrópu og á Norðurlöndum fara þeir úr leiknum án þess að nokkur sjái þá, og sömuleiðis þeir Evrópumiðar með langri leið sem enginn fékk.
rule-title-S9 = Allir velja í einu
rule-text-S9 = Allir velja upphafsmiðana sína á sama tíma, fyrir fyrstu umferðina. Enginn sér hverjum annar leikmaður heldur, né hve mörgum.
rule-title-S10 = Byrjað á núlli
rule-text-S10 = Allir byrja án stiga. Á prentaðri stigabraut Norðurlanda gildir reitur 100 sem núll.
rule-title-S11 = Hver byrjar
rule-text-S11 = Við raunverulegt borð byrjar sá sem hefur ferðast mest. Hér er dregið af handahófi hver byrjar, eða gestgjafinn ræður því. Síðan er spilað réttsælis.

## A turn

rule-title-T1 = Ein aðgerð í umferð
rule-text-T1 = Þegar þú átt leik gerir þú nákvæmlega eitt: dregur lestarvagnsspil, eignar þér leið, dregur lestarmiða eða, í Evrópu, byggir lestarstöð.
rule-title-T2 = Að segja pass
rule-ours-T2 = Leikmaður sem á enga löglega aðgerð segir pass. Enginn má segja pass á meðan hann getur gert eitthvað.
rule-title-T3 = Þegar allir segja pass
rule-ours-T3 = Ef allir segja pass heilan hring lýkur leiknum strax og stigin eru talin.
rule-title-T4 = Hámarksfjöldi umferða
rule-ours-T4 = Eftir 500 umferðir á leikmann lýkur leiknum strax og stigin eru talin. Annars gæti einhver reynt göng og hætt við að eilífu.

## Drawing train cards

rule-title-D1 = Tvö spil, eitt í einu
rule-text-D1 = Þú dregur tvö spil, hvort á eftir öðru. Hvort um sig má vera spil sem snýr upp eða óséð úr bunkanum.
rule-title-D2 = Fyllt er strax í skarðið
rule-text-D2 = Í stað spils sem þú tekur úr röðinni kemur nýtt úr bunkanum áður en þú velur seinna spilið.
rule-title-D3 = Dráttarvagn sem snýr upp er allur drátturinn
rule-text-D3 = Ef fyrra spilið þitt er dráttarvagn sem snýr upp er hann eina spilið sem þú dregur í umferðinni.
rule-title-D4 = Seinna spilið má ekki vera dráttarvagn sem snýr upp
rule-text-D4 = Seinna spilið má ekki vera dráttarvagn sem snýr upp, ekki einu sinni sá sem var að koma upp.
rule-title-D5 = Dráttarvagn úr bunkanum
rule-text-D5 = Dráttarvagn sem dreginn er óséður telst eitt venjulegt spil, hvort sem hann er fyrra spilið þitt eða það seinna.
rule-title-D6 = Þrír dráttarvagnar hreinsa röðina
rule-text-D6 = Um leið og þrjú eða fleiri spilanna sem snúa upp eru dráttarvagnar fara öll fimm í kastspilin og fimm ný koma upp. Þetta er endurtekið ef þörf krefur.
rule-title-D7 = Engin takmörk á norrænum dráttarvögnum
rule-text-D7 = Bæði spilin þín mega vera dráttarvagnar sem snúa upp, og röðin er aldrei hreinsuð, hve margir sem þeir eru í henni.
rule-title-D8 = Eins mörg spil og þú vilt
rule-text-D8 = Engin takmörk eru á því hve mörg spil má hafa á hendi.
rule-title-D9 = Þegar bunkinn er búinn
rule-text-D9 = Þegar bunkinn klárast eru kastspilin stokkuð og verða nýi bunkinn.
rule-ours-D9 = Þau eru stokkuð þegar næsta spils er þörf, ekki um leið og síðasta spilið fer úr bunkanum.
rule-title-D10 = Engin spil eftir
rule-text-D10 = Ef hvorki er bunki né kastspil þegar umferðin þín hefst geturðu alls ekki dregið lestarvagnsspil, ekki einu sinni þau sem snúa upp: þú getur aðeins eignað þér leið, dregið lestarmiða eða, í Evrópu, byggt lestarstöð. Ef hvort tveggja klárast með fyrra spilinu þínu ræður D11 um það seinna. Húsregla leyfir samt að taka spil sem snúa upp.
rule-title-D11 = Aðeins eitt spil
rule-ours-D11 = Ef ekkert seinna spil er til sem þú mátt taka á eftir því fyrra lýkur umferðinni þinni.
rule-title-D12 = Röð sem ekki er hægt að hreinsa
rule-ours-D12 = Röðin stendur óbreytt á meðan bunki, kastspil og röð hafa samtals færri en þrjú spil sem eru ekki dráttarvagnar, því að ný röð yrði ekki betri. Fyllt er í skörðin um leið og spil koma aftur, og röðin er hreinsuð um leið og nógu mörg önnur spil eru komin aftur.

## Claiming a route

rule-title-C1 = Eitt spil fyrir hvern reit
rule-text-C1 = Þú borgar eitt spil fyrir hvern reit leiðarinnar, öll í lit hennar. Fyrir gráa leið mega þau vera í hvaða lit sem er, en öll í þeim sama.
rule-title-C2 = Dráttarvagnar eru jókerar
rule-text-C2 = Í Bandaríkja- og Evrópuleiknum gildir dráttarvagn sem spil í hvaða lit sem er, og þú mátt jafnvel borga með dráttarvögnum einum.
rule-title-C3 = Hvar norrænir dráttarvagnar eru jókerar
rule-text-C3 = Á Norðurlöndum eru dráttarvagnar jókerar í göngum og á ferjum, en aldrei á venjulegum leiðum.
rule-title-C4 = Einn lestarvagn á hvern reit
rule-text-C4 = Þú setur einn lestarvagn þinn á hvern reit leiðarinnar. Ef þú átt of fáa vagna geturðu ekki eignað þér hana.
rule-title-C5 = Notuð spil fara í kastspilin
rule-text-C5 = Spilin sem þú borgar með fara í kastspilin.
rule-title-C6 = Hvaða lausa leið sem er, og hana alla
rule-text-C6 = Þú mátt eigna þér hvaða leið sem enn er laus, hvort sem hún tengist hinum leiðunum þínum eða ekki. Þú eignar þér alla leiðina í einu, og aðeins eina leið í umferð.
rule-title-C7 = Stig strax
rule-text-C7 = Þú færð stig fyrir lengd leiðar um leið og þú eignar þér hana. Löng leið gefur miklu meira en nokkrar stuttar.
rule-title-C8 = Enginn á báðar
rule-text-C8 = Tvær leiðir milli sömu tveggja borga eru tvöföld leið og enginn leikmaður á nokkurn tíma báðar. Á Norðurlöndum gildir það líka þar sem leiðirnar tvær eru ólíkar.
rule-title-C9 = Tvöfaldar leiðir þegar fáir spila
rule-text-C9 = Með tveimur eða þremur leikmönnum (á Norðurlöndum aðeins með tveimur) er einungis hægt að nota aðra leiðina af tvöfaldri leið: þegar einhver hefur eignað sér hana er hin lokuð öllum.
rule-title-C10 = Hlið við hlið en ekki tvöföld
rule-text-C10 = Leiðir sem liggja um stund hlið við hlið en enda í ólíkum borgum eru ekki tvöföld leið.

## Ferries

rule-title-F1 = Dráttarvagnar fyrir ferju
rule-text-F1 = Fyrir hvern reit með hjóli, dráttarvagnatákninu, þarf dráttarvagn. Fyrir hina reitina þarf spil í einum lit: lit ferjunnar, eða einhverjum einum lit ef hún er grá.
rule-title-F2 = Fleiri dráttarvagnar ef þú vilt
rule-text-F2 = Á ferju mega fleiri dráttarvagnar líka koma í stað lituðu spilanna.
rule-title-F3 = Þrjú spil fyrir dráttarvagn
rule-text-F3 = Á norrænum ferjum geta hvaða þrjú spil sem er komið í stað dráttarvagns, eins oft og þú vilt. Þau mega vera í hvaða litum sem er, dráttarvagnar meðtaldir.
rule-ours-F3 = Þar sem nota má dráttarvagn á hvaða reit ferjunnar sem er (F2) má líka nota þrjú spil: á eins marga reiti og þú vilt, jafnvel alla.

## Murmansk–Lieksa

rule-title-M1 = Níu reitir nyrst í norðri
rule-text-M1 = Murmansk–Lieksa er grá leið með níu reitum: hún kostar níu spil í einum lit og dráttarvagnar eru ekki jókerar. En hvaða fjögur spil sem er, dráttarvagnar meðtaldir, geta komið í stað eins af þessum níu, eins oft og þú vilt.
rule-ours-M1 = Skipta má út öllum níu.

## Tunnels

rule-title-U1 = Fyrst spilað út, svo snúið við
rule-text-U1 = Fyrir göng spilar þú fyrst út spilunum fyrir reitina. Síðan er þremur efstu spilum bunkans snúið við.
rule-title-U2 = Aukaspilin
rule-text-U2 = Fyrir hvert spil sem kemur upp í litnum sem þú spilaðir út, og fyrir hvern dráttarvagn sem kemur upp, borgar þú eitt spil í viðbót: spil í þeim lit eða dráttarvagn.
rule-title-U3 = Göng borguð með dráttarvögnum
rule-text-U3 = Ef þú spilaðir aðeins út dráttarvögnum skipta aðeins dráttarvagnar sem koma upp máli, og fyrir þá getur þú aðeins borgað með dráttarvögnum.
rule-title-U4 = Að hætta við
rule-text-U4 = Ef þú getur ekki borgað aukaspilin, eða vilt það ekki, tekur þú spilin þín aftur og umferðinni þinni er lokið.
rule-title-U5 = Spilin sem komu upp
rule-text-U5 = Spilin sem snúið var við fyrir göngin fara í kastspilin í lok umferðar, hvort sem þú borgaðir fyrir göngin eða ekki.
rule-title-U6 = Of fá spil fyrir göng
rule-text-U6 = Ef bunki og kastspil hafa samtals færri en þrjú spil er aðeins þeim snúið við. Ef ekkert er til kosta göngin ekkert aukalega. Spilin sem þú spilaðir út fyrir þau eru þá ekki enn meðal kastspilanna.

## Tickets

rule-title-K1 = Dragðu þrjá lestarmiða, haltu minnst einum
rule-text-K1 = Þú dregur þrjá lestarmiða, eða það sem eftir er í bunkanum, og heldur minnst einum.
rule-title-K2 = Lestarmiðar sem er skilað
rule-text-K2 = Í Bandaríkja- og Evrópuleiknum fara þeir undir miðabunkann í sömu röð og þeir voru í boði. Á Norðurlöndum fara þeir úr leiknum.
rule-title-K3 = Þínir til loka, og leyndir
rule-text-K3 = Lestarmiðar sem þú heldur eru þínir til loka og leyndir þangað til. Þú mátt eiga eins marga lestarmiða og þú vilt.
rule-title-K4 = Engir lestarmiðar eftir
rule-text-K4 = Þegar miðabunkinn er búinn geturðu ekki dregið lestarmiða.
rule-title-K5 = Kláraður eða ekki
rule-text-K5 = Lestarmiði er kláraður þegar þínar eigin leiðir tengja borgirnar tvær; í Evrópu teljast leiðir að láni (B4) líka með. Í lokin bætast stigin við. Annars eru þau dregin frá.

## Stations

rule-title-B1 = Ein lestarstöð í hverri borg
rule-text-B1 = Þú mátt byggja í hvaða borg sem er þar sem enginn á lestarstöð enn, hvort sem einhverjar leiðir liggja þangað eða ekki.
rule-title-B2 = Hvað lestarstöð kostar
rule-text-B2 = Sú fyrsta kostar eitt spil, önnur tvö í sama lit, sú þriðja þrjú í sama lit. Dráttarvagnar eru jókerar.
rule-title-B3 = Þrjár lestarstöðvar í allt
rule-text-B3 = Þú byggir mest eina lestarstöð í umferð og þrjár í leiknum.
rule-title-B4 = Leið að láni
rule-text-B4 = Í lokin leyfir hver lestarstöð þér að nota eina leið annars leikmanns sem liggur til borgarinnar. Hún er sú sama fyrir alla lestarmiðana þína og er ekki valin fyrr en þá.
rule-title-B5 = Besta notkun lestarstöðva
rule-ours-B5 = Leikurinn finnur besta kostinn fyrir þig: flest stig fyrir lestarmiða og, ef jafnt er, flesta kláraða miða.
rule-title-B6 = Óbyggðar lestarstöðvar
rule-text-B6 = Hver lestarstöð sem þú hefur ekki byggt gefur fjögur stig í lokin.
rule-title-B7 = Lánað er ekki þitt
rule-text-B7 = Lestarstöðvar og leiðir að láni teljast ekki með í lengstu óslitnu leið.

## Game end and scoring

rule-title-E1 = Síðasta umferðin
rule-text-E1 = Þegar leikmaður lýkur umferð með tvo lestarvagna eða færri fá allir eina umferð enn, hann líka. Þá er leiknum lokið.
rule-title-E2 = Lokatalning
rule-text-E2 = Stig kláraðra lestarmiða bætast við stigin fyrir leiðirnar þínar og stig hinna dragast frá. Svo koma lestarstöðvarnar sem þú byggðir ekki og loks bónusinn.
rule-title-E3 = Lengsta óslitna leið
rule-text-E3 = Í Bandaríkja- og Evrópuleiknum gefur lengsta óslitna leið af vögnum eins leikmanns tíu stig. Hún má fara í hringi og koma aftur um borg, en enginn vagn telst tvisvar. Séu fleiri jafnir fá þeir allir stigin.
rule-title-E4 = Globetrotter
rule-text-E4 = Á Norðurlöndum fær leikmaðurinn með flesta kláraða lestarmiða tíu stig. Séu fleiri jafnir fá þeir allir stigin.
rule-title-E5 = Jafntefli um fyrsta sætið
rule-text-E5 = Ef leikmenn eru jafnir er sá ofar sem á fleiri kláraða lestarmiða; í Evrópu sker þar næst úr hver notaði færri lestarstöðvar. Síðast sker lengsta óslitna leiðin úr: sá er ofar sem fékk bónusinn fyrir hana eða, á Norðurlöndum, sá sem á lengri leið.
rule-title-E6 = Öll sæti, líka þau sem er deilt
rule-ours-E6 = Sama röð ræður um hvert sæti. Leikmenn sem enn eru jafnir deila sætinu og því næsta er sleppt: 1., 1., 3.
rule-title-E7 = Bónus fyrir ekki neitt
rule-ours-E7 = Bónusinn er veittur jafnvel þótt besti árangurinn sé núll: þá eru allir jafnir og allir fá hann.
rule-title-E8 = Allt á borðið
rule-text-E8 = Í lokin eru allir lestarmiðar sýndir og hægt er að lesa stig hvers og eins lið fyrir lið.

## Under the examples

rule-shown-S8 = Lestarmiðarnir tveir sem þú heldur ekki fara úr leiknum. Enginn sér þá.
rule-shown-D2 = Gult spil kom upp í stað þess bláa.
rule-shown-D3 = Þar með var umferðinni lokið: næsti leikmaður á leik.
rule-shown-D6 = Þriðji dráttarvagninn kom upp í stað bláa spilsins og því var öll röðin hreinsuð.
rule-shown-D9 = Bunkinn var búinn og því voru kastspilin stokkuð.
rule-shown-D11 = Aðeins dráttarvagnar eru eftir og enginn þeirra má vera seinna spilið.
rule-shown-D12 = Þrír dráttarvagnar en of fá önnur spil fyrir betri röð.
rule-shown-C10 = Leiðirnar tvær til Brest eru áfram opnar öllum.
rule-shown-U6 = Aðeins eitt spil var eftir í bunkanum og engin kastspil.
rule-shown-K2 = Lestarmiðarnir tveir sem var skilað eru nú undir miðabunkanum.
rule-shown-B7 = Gyllta línan heldur ekki áfram til München: sú leið er aðeins að láni.
rule-shown-E3 = Gyllta línan fer í hring og liggur tvisvar um Atlanta.
