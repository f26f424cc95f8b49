# Kennslan á íslensku.

learn-lead = Raunverulegar stöður við alvöru borð, eitt skref í einu. Farðu skref til baka, endurtaktu eða hættu þegar þú vilt: þú getur ekki skemmt neitt.
lesson-name-usa = Fyrsti leikurinn þinn
lesson-name-ferries = Ferjur
lesson-name-tunnels = Göng
lesson-name-stations = Lestarstöðvar
lesson-name-nordic = Norrænar reglur
lesson-about-usa = Spil, leiðir, dráttarvagnar og lestarmiðar, frá fyrstu umferð til þeirrar síðustu. Um fimm mínútur.
lesson-about-ferries = Leiðir yfir hafið og dráttarvagnarnir sem til þarf.
lesson-about-tunnels = Hvers vegna göng geta kostað meira og hvernig þú hættir við.
lesson-about-stations = Hvernig þú notar leið sem annar leikmaður á.
lesson-about-nordic = Dráttarvagnar, ferjur, Murmansk og Globetrotter.
lesson-steps = { $count ->
    [one] { $count } skref
   *[other] { $count } skref
}
lesson-done = lokið
lesson-all = Allar kennslustundir
lesson-progress = { $number } af { $count }
lesson-again = Byrja upp á nýtt
lesson-leave = Hætta
lesson-yours = Þú átt leik
lesson-finish = Ljúka
lesson-well-done = Vel gert!
lesson-play = Spila alvöru leik
lesson-play-about = Á móti tveimur bottum sem eru byrjendur.
lesson-not-yet = Góð hugmynd, en ekki strax. Gerðu fyrst það sem skrefið biður um; það er auðkennt með gulli.

## The first game; $claim and $next are the labels of buttons

step-usa-welcome = Gaman að sjá þig! Í þessum leik leggur þú járnbrautir um Ameríku, leið fyrir leið. Við spilum saman fyrstu umferðirnar og svo þær síðustu.
step-usa-tickets = Þetta eru lestarmiðar: tengdu borgirnar tvær með leiðunum þínum og þú færð stigin í lokin. Los Angeles – Miami er mjög langt: taktu hakið af þeim miða og haltu hinum tveimur.
step-usa-hand = Þetta eru lestarvagnsspilin þín. Með spilum í einum lit borgar þú leiðir í þeim lit: eitt spil fyrir hvern reit.
step-usa-row = Þegar þú átt leik gerir þú eitt af þrennu. Það fyrsta: draga tvö spil. Taktu græna spilið sem snýr upp.
step-usa-deck = Nýtt spil kemur strax í staðinn. Seinna spilið má koma á óvart: dragðu það úr bunkanum.
step-usa-others = Nú á Ines leik og hún dregur líka. Hér sérðu fjölda stiga, vagna, spila og lestarmiða hennar, en aldrei hvaða spil eða miða hún á.
step-usa-claim = Annað sem þú getur gert: eigna þér leið. Ýttu á grænu leiðina milli Chicago og Saint Louis og borgaðu með tveimur grænum spilum.
step-usa-points = Vagnarnir þínir tveir standa á leiðinni og þú færð strax 2 stig. Langar leiðir borga sig best: sex reitir gefa 15 stig.
step-usa-double = Ines hefur eignað sér aðra leiðina af tvöfaldri leið. Með tveimur eða þremur leikmönnum er hin þá lokuð: ýttu á hana og þú sérð hvers vegna.
step-usa-grey = Á gráa leið gengur hvaða litur sem er, bara ef öll spilin eru eins. Eignaðu þér Saint Louis – Little Rock með rauðu spilunum tveimur; þau grænu þarftu seinna.
step-usa-loco = Dráttarvagn er jóker: hann gildir sem hvaða litur sem er. Ef þú tekur hann úr spilunum sem snúa upp er það öll umferðin þín, en oft þess virði. Taktu hann.
step-usa-wild = Notaðu hann sem grænt spil: eignaðu þér Little Rock – New Orleans með tveimur grænum spilum og dráttarvagninum.
step-usa-done = Chicago – New Orleans er kláraður: 7 stig í lokin. Denver – Pittsburgh er enn opinn og punktalínan sýnir stystu leiðina. Lestarmiði sem þú klárar ekki kostar þig stigin sín.
step-usa-more = Það þriðja sem þú getur gert: draga lestarmiða. Þú færð þrjá og heldur minnst einum. Prófaðu, og haltu þeim sem þú vilt.
step-usa-last = Mörgum umferðum síðar áttu sjö vagna eftir. Eignaðu þér Pittsburgh – Saint Louis með fimm grænum spilum: þá klárast lestarmiðinn þinn.
step-usa-turns = Þú átt tvo vagna eftir og því hefst síðasta umferðin: allir leika einu sinni enn. Eignaðu þér Nashville – Saint Louis með rauðu spilunum tveimur.
step-usa-scoring = Leiknum er lokið. Stig kláraðra lestarmiða bætast við, stig hinna dragast frá, og lengsta óslitna leiðin gefur 10. Ýttu á „{ $next }“ til að fylgjast með talningunni.
step-usa-end = Nú kanntu reglur Bandaríkjaleiksins. Hitt er útsjónarsemi og svolítil heppni.

## Ferries, tunnels and stations

step-ferries-signs = Þetta er ferja, grá leið yfir hafið. Fyrir hvert hjól á henni þarf dráttarvagn; á hina reitina ganga spil í einum lit að eigin vali.
step-ferries-pay = Dieppe – London hefur tvo reiti og eitt hjól: leiðin kostar einn dráttarvagn og eitt spil enn. Ýttu á hana og borgaðu eins og þú vilt.
step-ferries-long = Palermo – Smyrna hefur sex reiti og tvö hjól: leiðin kostar tvo dráttarvagna og fjögur spil í sama lit. Fleiri dráttarvagnar geta komið í stað hvaða spils sem er af þessum fjórum.
step-ferries-short = Amsterdam – London hefur hjól á báðum reitum, svo að aðeins tveir dráttarvagnar duga. Ýttu á leiðina til að sjá hvað þig vantar.
step-ferries-end = Geymdu einn eða tvo dráttarvagna fyrir hafið, þá koma ferjurnar ekki á óvart.
step-tunnels-edge = Slitin útlína merkir göng. Þú veist aldrei fullt verð áður en þú grefur.
step-tunnels-lay = Eignaðu þér München – Zürich með tveimur gulum spilum. Þú spilar þeim út og svo er þremur efstu spilum bunkans snúið við. Líkurnar sérðu fyrir fram.
step-tunnels-more = Hvert spil í þínum lit sem kemur upp kostar eitt í viðbót, og hver dráttarvagn líka. Eitt er gult: borgaðu eitt í viðbót og göngin eru þín.
step-tunnels-again = Ekki eru öll göng svona vinsamleg. Eignaðu þér Venezia – Zürich með tveimur grænum spilum.
step-tunnels-back = Tvö spil í viðbót, og þau áttu ekki. Hættu við: spilin koma aftur á höndina og þú missir aðeins umferðina.
step-tunnels-locos = Ef þú spilar aðeins út dráttarvögnum kosta aðeins dráttarvagnar sem koma upp aukaspil: öruggasta aðferðin, og sú dýrasta.
step-tunnels-end = Grafðu með eitt eða tvö spil til vara, þá eru göng ekki ógnvekjandi.
step-stations-blocked = Á lestarmiðann þinn, Paris – Wien, vantar eina leið og hana á Ines. Með tveimur leikmönnum er hin leiðin líka lokuð: ýttu á hana og sjáðu.
step-stations-build = Með lestarstöð í borg máttu nota þar eina leið sem annar leikmaður á. Ýttu á „{ $claim }“, veldu Frankfurt eða Paris og borgaðu eitt spil.
step-stations-price = Önnur lestarstöðin kostar tvö spil í sama lit, sú þriðja þrjú. Hver stöð sem þú byggir ekki gefur 4 stig í lokin.
step-stations-show = Leiknum er lokið: lestarstöðin þín fær leið Ines að láni og lestarmiðinn þinn er kláraður. Ýttu á „{ $next }“ til að sjá stigin talin.
step-stations-end = Þú átt þrjár lestarstöðvar og í hverri borg er aðeins pláss fyrir eina. Byggðu þær þegar lestarmiði er þess virði.

## Nordic Countries

step-nordic-plain = Á Norðurlöndum eru dráttarvagnar jókerar aðeins í göngum og á ferjum. Kristiansand – Oslo kostar tvö svört spil og þú átt eitt: ýttu og sjáðu.
step-nordic-row = Í staðinn er auðveldara að fá þá: þú mátt taka tvo sem snúa upp í sömu umferð, og röðin er aldrei hreinsuð. Taktu tvo dráttarvagna.
step-nordic-wild = Á ferju þarf dráttarvagn fyrir hvert hjól. Eignaðu þér Göteborg – København með svörtu spili og dráttarvagni.
step-nordic-swap = Enginn dráttarvagn? Á ferju geta hvaða þrjú spil sem er komið í stað eins. Eignaðu þér Århus – København og borgaðu þrjú spil í staðinn.
step-nordic-murmansk = Lieksa – Murmansk hefur níu reiti og gefur 27 stig. Hér geta hvaða fjögur spil sem er komið í stað eins spils: borgaðu átta rauð spil, og fjögur önnur fyrir það níunda.
step-nordic-globetrotter = Leiknum er lokið. Lengsta óslitna leiðin gefur ekkert hér: leikmaðurinn með flesta kláraða lestarmiða er Globetrotter og fær 10 stig. Ýttu á „{ $next }“ til að fylgjast með talningunni.
step-nordic-end = Tvennt að lokum: með þremur leikmönnum eru báðar leiðirnar af tvöfaldri leið opnar, og lestarmiðar sem þú skilar fara úr leiknum.
