# Kennslan á íslensku.

learn-lead = Raunveruleg augnablik við raunverulegt borð, skref fyrir skref. Farðu til baka, endurtaktu, hættu þegar þú vilt: ekkert getur farið úrskeiðis.
lesson-name-usa = Fyrsta spilið þitt
lesson-name-ferries = Ferjur
lesson-name-tunnels = Göng
lesson-name-stations = Lestarstöðvar
lesson-name-nordic = Reglur norðursins
lesson-about-usa = Spil, leiðir, dráttarvagnar og lestarmiðar, frá fyrstu umferð til þeirrar síðustu. Um fimm mínútur.
lesson-about-ferries = Leiðir yfir hafið og dráttarvagnarnir sem þær kosta.
lesson-about-tunnels = Hvað getur bæst við verðið og hvernig þú hættir við.
lesson-about-stations = Hvernig þú notar leið sem annar á.
lesson-about-nordic = Dráttarvagnar, ferjur, Múrmansk og Globetrotter.
lesson-steps = { $count ->
    [one] { $count } skref
   *[other] { $count } skref
}
lesson-done = lokið
lesson-all = Allar kennslustundir
lesson-progress = { $number } af { $count }
lesson-again = Byrja aftur
lesson-leave = Hætta
lesson-yours = Þú átt leik
lesson-finish = Ljúka
lesson-well-done = Vel gert!
lesson-play = Spilaðu nú alvöru spil
lesson-play-about = Á móti tveimur bottum sem eru líka byrjendur.
lesson-not-yet = Góð hugmynd fyrir seinna. Gerðu fyrst það sem skrefið biður um; það er merkt með gulli.

## Fyrsta spilið

step-usa-welcome = Gaman að sjá þig! Þú leggur járnbrautir um alla Ameríku, leið fyrir leið. Við spilum saman fyrstu umferðirnar og svo þær síðustu.
step-usa-tickets = Þetta eru lestarmiðar: tengdu borgirnar tvær með leiðum þínum og þú færð stigin í lokin. Los Angeles – Miami er mjög langt: taktu hakið af honum og haltu hinum tveimur.
step-usa-hand = Þetta eru lestarvagnsspilin þín. Með spilum í einum lit borgar þú leiðir í þeim lit: eitt spil fyrir hvern reit.
step-usa-row = Í hverri umferð gerir þú eitt af þrennu. Það fyrsta: dregur tvö spil. Taktu það græna af spilunum sem snúa upp.
step-usa-deck = Nýtt spil kemur strax í staðinn. Seinna spilið má koma á óvart: taktu það úr bunkanum.
step-usa-others = Nú á Ines leik og hún dregur líka. Hér sérðu stigin hennar og hve marga vagna, spil og lestarmiða hún á, en aldrei hverja.
step-usa-claim = Annað sem má gera: eigna sér leið. Ýttu á grænu leiðina milli Chicago og Saint Louis og borgaðu með tveimur grænum spilum.
step-usa-points = Þar standa nú tveir vagnar og þú færð strax 2 stig. Langar leiðir borga sig best: sex reitir gefa 15 stig.
step-usa-double = Ines hefur eignað sér aðra leiðina af tvöfaldri leið. Með tveimur eða þremur leikmönnum er hin þá lokuð: ýttu á hana og borðið segir hvers vegna.
step-usa-grey = Á gráar leiðir gengur hvaða litur sem er, bara ef öll spilin eru eins. Eignaðu þér Saint Louis – Little Rock með rauðu spilunum tveimur; þau grænu þarftu seinna.
step-usa-loco = Dráttarvagn er í hvaða lit sem þú vilt. Ef hann snýr upp er hann öll umferðin þín, en oft þess virði: taktu hann.
step-usa-wild = Láttu hann koma í stað græns spils: eignaðu þér Little Rock – New Orleans með tveimur grænum spilum og dráttarvagninum.
step-usa-done = Chicago – New Orleans er lokið: 7 stig í lokin. Denver – Pittsburgh er enn opinn og punktalínan sýnir stystu leiðina. Lestarmiði sem tekst ekki að klára kostar stigin sín.
step-usa-more = Það þriðja: draga lestarmiða. Þú færð þrjá og heldur minnst einum. Prófaðu, og haltu þeim sem þú vilt.
step-usa-last = Mörgum umferðum síðar áttu sjö vagna eftir. Eignaðu þér Pittsburgh – Saint Louis með fimm grænum spilum: þá klárast lestarmiðinn þinn.
step-usa-turns = Þú átt tvo vagna eftir og því hefst síðasta umferðin: allir leika einu sinni enn. Eignaðu þér Nashville – Saint Louis með rauðu spilunum tveimur.
step-usa-scoring = Spilinu er lokið. Kláraðir lestarmiðar gefa stigin sín, hinir kosta þau, og lengsta óslitna leiðin gefur 10. Ýttu á „{ $next }“ til að fylgjast með.
step-usa-end = Nú kanntu allar reglur ameríska borðsins. Hitt er útsjónarsemi og svolítil heppni.

## Ferjur, göng og lestarstöðvar

step-ferries-signs = Þetta er ferja, grá leið yfir hafið. Hvert hjól á henni kostar dráttarvagn; á hina reitina ganga spil í einum lit að eigin vali.
step-ferries-pay = Dieppe – London hefur tvo reiti og eitt hjól: einn dráttarvagn og eitt spil enn. Ýttu á leiðina og borgaðu eins og þú vilt.
step-ferries-long = Palermo – Smyrna hefur sex reiti og tvö hjól: tvo dráttarvagna og fjögur spil í sama lit. Fleiri dráttarvagnar mega koma í stað þeirra fjögurra.
step-ferries-short = Amsterdam – London hefur hjól á hverjum reit: þar duga aðeins tveir dráttarvagnar. Ýttu á leiðina og borðið segir hvað vantar.
step-ferries-end = Geymdu einn eða tvo dráttarvagna fyrir hafið, þá koma ferjurnar ekki á óvart.
step-tunnels-edge = Strikaður kantur merkir göng. Þú veist aldrei allt verðið áður en þú grefur.
step-tunnels-lay = Eignaðu þér München – Zürich með tveimur gulum spilum. Þú leggur þau út og svo er þremur spilum úr bunkanum snúið við. Líkurnar sérðu fyrir fram.
step-tunnels-more = Hvert spil í þínum lit sem kemur upp kostar eitt í viðbót, og hver dráttarvagn líka. Eitt er gult: borgaðu eitt í viðbót og göngin eru þín.
step-tunnels-again = Ekki eru öll göng svona vinsamleg. Eignaðu þér Venezia – Zürich með tveimur grænum spilum.
step-tunnels-back = Tvö spil í viðbót, og þau áttu ekki. Hættu við: spilin koma aftur á höndina og aðeins umferðin fer forgörðum.
step-tunnels-locos = Ef þú leggur bara út dráttarvagna kosta aðeins dráttarvagnar sem koma upp: öruggasta leiðin, og sú dýrasta.
step-tunnels-end = Grafðu með eitt eða tvö spil til vara, þá eru göng ekki ógnvekjandi.
step-stations-blocked = Í Paris – Wien vantar eina leið og hana á Ines. Með tveimur leikmönnum er hin leiðin líka lokuð: ýttu á hana og sjáðu.
step-stations-build = Með lestarstöð í borg máttu nota þar eina leið annars leikmanns. Ýttu á „{ $claim }“, veldu Frankfurt eða Paris og borgaðu eitt spil.
step-stations-price = Önnur lestarstöðin kostar tvö spil í sama lit, sú þriðja þrjú. Hver stöð sem þú byggir ekki gefur 4 stig í lokin.
step-stations-show = Spilinu er lokið: lestarstöðin þín fær leið Ines að láni og lestarmiðinn klárast. Ýttu á „{ $next }“ til að sjá talninguna.
step-stations-end = Þú átt þrjár lestarstöðvar og ein kemst fyrir í hverri borg. Byggðu þegar lestarmiðinn er þess virði.

## Norðrið

step-nordic-plain = Í norðri koma dráttarvagnar aðeins í stað annarra spila í göngum og á ferjum. Kristiansand – Oslo kostar tvö svört spil og þú átt eitt: ýttu og sjáðu.
step-nordic-row = Í staðinn er auðvelt að fá þá: tvo má taka í sömu umferð og spilunum sem snúa upp er aldrei skipt út í einu. Taktu tvo dráttarvagna.
step-nordic-wild = Á ferju kostar hvert hjól dráttarvagn. Eignaðu þér Göteborg – København með svörtu spili og dráttarvagni.
step-nordic-swap = Enginn dráttarvagn á hendi? Á ferjum koma hvaða þrjú spil sem er í stað eins. Eignaðu þér Århus – København og láttu þrjú spil.
step-nordic-murmansk = Lieksa – Murmansk hefur níu reiti og gefur 27 stig. Hér koma hvaða fjögur spil sem er í stað eins: borgaðu átta rauð og láttu fjögur önnur.
step-nordic-globetrotter = Spilinu er lokið. Lengsta leiðin gefur ekkert hér: sá sem klárar flesta lestarmiða er Globetrotter og fær 10 stig. Ýttu á „{ $next }“ til að fylgjast með.
step-nordic-end = Tvennt að lokum: með þremur leikmönnum eru báðar brautir tvöfaldra leiða opnar, og lestarmiðar sem þú skilar fara úr spilinu.
