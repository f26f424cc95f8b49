# Áætlunin á kortinu á íslensku.

plan-mine = Áætlunin mín
plan-hint = Smelltu á leiðir eða dragðu frá borg til borgar. Aðeins þú sérð áætlunina.
plan-draw = Teikna
plan-stop = Hætta að teikna
plan-rub-out = Stroka út
plan-repair = Laga
plan-from = Leið frá: { $city }
plan-to = til: { $city }
plan-trains = vagnar, af { $left }
plan-cards = spil vantar
plan-turns = umferðir, um það bil
plan-missing = vantar
plan-any = í einum lit
plan-locos = eða dráttarvagnar: { $count } af { $held }
plan-longer = { $trains ->
    [one] { $trains } vagni lengra en stysta leið
   *[other] { $trains } vögnum lengra en stysta leið
}
plan-broken = Rofin: { $who }
plan-repaired = Stysta leiðin fram hjá:
plan-lost = Engin leið er eftir fyrir þessa áætlun.
plan-too-long = Þú átt ekki nógu marga vagna fyrir þessa áætlun.
plan-done = Allar þessar leiðir eru þínar.
plan-taken = { $a } – { $b }: leiðin er frátekin.
plan-no-way = { $a } – { $b }: engin leið er eftir.
