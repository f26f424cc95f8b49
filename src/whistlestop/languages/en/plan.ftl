# The plan on the map in English.

plan-mine = My plan
plan-hint = Tap routes, or drag from city to city. Only you can see your plan.
plan-draw = Draw
plan-stop = Stop drawing
plan-rub-out = Rub out
plan-repair = Repair
plan-from = A way from { $city }
plan-to = to { $city }
plan-trains = trains, of { $left }
plan-cards = cards missing
plan-turns = turns, about
plan-missing = missing
plan-any = of one colour
plan-locos = or locomotives: { $count } of { $held }
plan-longer = { $trains ->
    [one] { $trains } train more than the shortest way
   *[other] { $trains } trains more than the shortest way
}
plan-broken = Broken by { $who }
plan-repaired = The shortest way around:
plan-lost = No way is left for this plan.
plan-too-long = You don’t have enough trains for this plan.
plan-done = All these routes are yours.
plan-taken = You can’t plan { $a } – { $b }: the route is taken.
plan-no-way = No way is left between { $a } and { $b }.
