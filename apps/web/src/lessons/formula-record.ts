/** One race of Formula: the learner has the yellow team, and wins it with the very last card. Who (`-`: the table), and what, in the record's words. */
export const RECORD = `
-: give yellow, give orange, give purple, give blue, grid yellow, grid orange, grid blue, grid purple
-: grid green, grid red, draw overtake-4-red, draw crash, draw pit-green, draw pit-beige
-: draw pit-red, draw pit-purple, draw pit-orange, draw overtake-2-purple, draw charge-engine
-: draw overtake-3-green, draw overtake-4-orange, draw overtake-3-blue, draw overtake-3-orange
-: draw overtake-2-green, draw overtake-4-green, draw overtake-3-red, draw overtake-3-green
-: draw overtake-2-red, draw overtake-4-yellow, draw pit-blue
0: play overtake-3-orange, car orange-2
-: draw turbo
1: play overtake-2-red, car red-2
-: draw overtake-3-red
2: play overtake-4-green, car green-2
-: draw overtake-4-purple
3: play overtake-3-blue, car blue-1
-: draw charge-gears
0: play overtake-4-red, car red-1
-: draw turbo
1: play pit-purple, car purple-1
-: die 8, draw overtake-2-blue
2: play overtake-4-purple, car purple-1
-: draw overtake-3-yellow
3: play charge-gears, car blue-1
-: die 1
3: again
-: die 9
3: stop
-: draw pit-yellow
0: play pit-red, car red-1
-: die 12, draw turbo
1: play overtake-2-blue, car blue-1
-: draw overtake-3-yellow
2: play pit-green, car green-1
-: die 4, draw overtake-3-purple
3: play pit-beige, car yellow-1
-: die 10, draw wrong-line
0: play overtake-3-green, car green-1
-: draw wrong-line
1: play overtake-3-yellow, car yellow-1
-: draw charge-gears
2: play overtake-3-purple, car purple-1
-: draw overtake-4-blue
3: play pit-yellow, car yellow-1
-: die 12, draw overtake-3-purple
0: play wrong-line, car red-1
-: draw off-circuit
1: play charge-gears, car orange-1
-: die 12, draw overtake-2-orange
2: play overtake-4-orange, car orange-1
-: draw off-circuit
3: play wrong-line, car yellow-1
-: draw charge-gears
0: play off-circuit, car blue-1
-: draw spin-out
1: play overtake-2-green, car green-2
-: draw lose-control
2: play off-circuit, car green-1
-: draw lose-control
3: play charge-gears, car blue-1
-: die 11, draw overtake-3-orange
0: play charge-engine, car red-2
-: die 12, draw overtake-2-yellow
1: play overtake-3-green, car green-2
-: draw turbo
2: play lose-control, car yellow-2
-: draw off-circuit
3: play overtake-2-purple, car purple-1
-: draw lose-control
0: play spin-out
-: die 3
0: accept
-: draw charge-engine
1: play overtake-2-orange, car orange-1
-: draw spin-last
2: play overtake-3-yellow, car yellow-1
-: draw overtake-3-blue
3: play lose-control, car green-1
-: draw wrong-line
0: play overtake-2-yellow, car yellow-2
-: draw charge-engine
1: play turbo, car orange-2
-: draw pit-beige
2: play off-circuit, car yellow-1
3: play wrong-line, car yellow-2
0: play charge-engine, car yellow-1
-: die 8
0: again
-: die 6
0: stop
1: play lose-control, car purple-2
`;
