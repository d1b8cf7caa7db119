/** A printed game of Downforce on Marina Bay: the learner wins it, with red and three good bets. Who (`-`: the table), and what, in the record's words. */
export const RECORD = `
-: grid red, grid blue, grid yellow, grid black, grid orange, grid green, deal w5, deal k6o5y4b3r2g1
-: deal y6k4r2g1, deal k6r4y2o1, deal r5, deal b5, deal w5, deal w5g2, deal w4w2, deal r6y4k2b1
-: deal w4w2, deal b6o4g2r1, deal o5, deal r6g5k4o3y2b1, deal b6r5g4k3o2y1, deal w5r2, deal k6g4r2
-: deal b6y4o2, deal g6b4o2y1, deal w5k2, deal w5, deal o6y5b4r3g2k1, deal o6b4y2, deal g6k5o4y3b2r1
-: deal b6o4w2y1, deal y6b4w2o1, deal w5y2, deal k6r4w2g1, deal r6g4w2k1, deal y5, deal k5
-: deal o6g4b2k1, deal g6k4w2r1, deal g5, deal w4w2, deal w5b2, deal y6b5r4g3k2o1, deal r6k4g2
-: deal y6o4b2, deal o6y4w2b1, sale red, power aggressive
0: bid r5
1: bid o6y5b4r3g2k1
2: bid y6k4r2g1
3: bid k6r4y2o1
-: reveal, sale orange, power unpredictable
0: bid r8
1: bid r6g5k4o3y2b1
2: bid y6o4b2
3: bid o6g4b2k1
-: reveal, sale green, power cunning
0: bid k6g4r2
1: bid o6y5b4r3g2k1
2: bid b6r5g4k3o2y1
3: bid o6g4b2k1
-: reveal, sale yellow, power determined
0: bid r8
1: bid y6b4w2o1
2: bid o6b4y2
3: bid k6r4y2o1
-: reveal, sale black, power tricky
0: bid r8
1: bid r6y4k2b1
2: bid y6k4r2g1
3: bid g6k5o4y3b2r1
-: reveal, sale blue, power strategic
0: bid r8
1: bid o6y5b4r3g2k1
2: bid g6b4o2y1
3: bid g6k5o4y3b2r1
-: reveal
1: keep determined
3: keep tricky
-: reveal
0: play w5, wild red, step 2, step 5, step 8, step 11, step 14
1: play b6y4o2, step 1, step 5, step 8, step 11, step 13, step 17, step 144, step 2, step 5, step 8
1: more, step 11, step 13, step 141, step 144
2: play g8, step 140, step 143, step 2, step 5, step 8, step 10, step 12, step 15
3: play k6r4y2o1, bottom-up, step 2, step 141, step 144, step 1, step 5, step 8, step 10
0: play b6o4w2y1, step 19, step 21, step 23, step 25, step 26, step 27, step 5, step 7, step 9
0: step 12, wild red, step 17, step 19, step 17
1: play y6b4w2o1, step 18, step 21, step 23, step 25, step 26, step 28, step 29, step 31, step 33
1: wild red, step 21, step 22, bet blue
0: bet red
2: bet blue
3: bet blue
2: play w5, wild green, step 17, step 19, step 21, step 23, step 25
3: play g6k5o4y3b2r1, top-down, step 14, step 17, step 19, step 21, step 23, step 15, step 17
3: step 19, step 20, step 27, step 28, step 29, step 37, step 40, step 24
0: play w4w2, wild red, step 26, step 27, step 28, wild yellow, step 31, step 34
1: play b8, step 43, step 46, step 49, step 51, step 54, step 56, step 59, step 61
2: play w4w2, wild green, step 26, step 27, wild yellow, step 37, step 40
3: play w5k2, top-down, wild orange, step 22, step 25, step 26, step 25
0: play w5, wild red, step 29, step 31, step 34, step 37, step 39
1: play o6y5b4r3g2k1, step 43, step 46, step 49, step 51, step 54, step 63, step 65, step 68, step 70
1: step 43, step 46, step 48
2: step 28, step 29, bet blue
0: bet red
1: bet blue
3: bet blue
2: play w5y2, wild green, step 31, step 34, step 37, step 40, step 42, step 55, step 57
3: play o8, step 27, step 28, step 29, step 31, step 34, step 37, step 39, step 41
0: play r8, step 51, step 54, step 56, step 59, step 61, step 63, step 65, step 68, more, step 69
1: play k6o5y4b3r2g1, step 26, step 27, step 28, step 29, step 31, step 34, step 45, step 49, step 52
1: step 53, step 55, step 59, step 61, step 63, step 65, step 71, step 72, step 73, more, step 74
1: step 75, step 71, step 72
2: step 46, play g6b4o2y1, step 49, step 51, step 54, step 56, step 59, step 61, step 78, step 81
2: step 84, step 86, step 57, step 58, step 66
3: play k8, step 37, step 40, step 43, step 46, step 49, step 52, step 53, step 54
0: play r5, step 73, step 74, step 76, step 78, step 81, more, step 84
1: play y8, step 68, step 70, step 71, step 72, step 73, step 74, step 76, step 77
2: play w4w2, wild green, step 63, step 65, step 68, step 69, wild orange, step 61, step 63
3: play o6y4w2b1, top-down, step 65, step 68, step 70, step 71, step 72, step 73, step 80, step 83
3: step 87, step 90, wild black, step 56, step 58, step 88
0: play r6g4w2k1, step 87, step 89, step 93, step 96, step 99, step 102, more, step 105
2: step 71, step 72
0: wild orange, step 74, step 76, step 61, bet red
1: bet yellow
2: bet red
3: bet red
1: play y5, step 93, step 96, step 99, step 101, step 103
2: play k5, step 63, step 65, step 66, step 68, step 69
3: play o6g4b2k1, bottom-up, step 71, step 92, step 95
2: step 73, step 74, step 75, step 78
3: step 77, step 80, step 84, step 87, step 90, step 92
0: play k6g4r2, step 72, step 73, step 74, step 76, step 77, step 80
2: step 81, step 84, step 87, step 89
0: step 108, step 111
1: play b5, step 99, step 102, step 105, step 107, step 109
2: play b6r5g4k3o2y1, step 113, step 117, step 120, step 123, step 125, step 127, step 114, step 117
2: step 120, step 122, step 124, step 93, step 96, step 99, step 102, step 84, step 87, step 90
2: step 96, step 99, step 107
3: play k6r4w2g1, top-down, step 93, step 96, step 98, step 101, step 105, step 108, step 128
3: step 129, step 131, step 135, wild orange, step 101, step 104
2: step 105
0: play y6b5r4g3k2o1, step 111, step 114, step 117, step 120, step 122, step 124, step 128, step 129
0: step 131, step 134, step 138, step 137, step 141, step 144, step home
2: step 107, step 110, step 112
0: step 111, step 114, step 108
-: reveal
1: play r6y4k2b1, step 128, step 132, step 135, step 137, step 117, step 120, step 141, more
1: step 144, step home
2: play o6b4y2, step 111, step 114, step 117, step 119, step 122, step 124, step 141, step 143
3: play w5r2, wild black, step 123, step 126, step 132, step 134, step 136
1: play r6g5k4o3y2b1
2: step 116, step 120, step 123, step 126, step 132
1: step 140, step 144, step home, step 127, step 128, step 129, step home
-: reveal
2: play y6k4r2g1, step 134
3: play w5b2, wild orange, step 131, step 135, step 138, step 141, step 144
2: play y6o4b2, step home
-: reveal, reveal
`;
