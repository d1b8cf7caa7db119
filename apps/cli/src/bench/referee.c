/* Random races of Formula Motor Racing from a seed, and what every car and seat scored.
 *
 *   referee PLAYERS RACES A B C
 *
 * Plays the races that the benchmark plays through the rules in TypeScript: the same generator, the same
 * lists of legal actions in the same order. So it is both a yardstick for speed and a second opinion
 * on the rules. */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "rules.h"

static void print_list(const char *name, const uint64_t *values, int count) {
  printf("\"%s\":[", name);
  for (int at = 0; at < count; at++) printf("%s%" PRIu64, at > 0 ? "," : "", values[at]);
  printf("]");
}

int main(int argc, char **argv) {
  if (argc != 6) return 2;
  int players = atoi(argv[1]);
  long races = atol(argv[2]);
  Chance chance = {(uint32_t)strtoul(argv[3], 0, 10), (uint32_t)strtoul(argv[4], 0, 10),
                   (uint32_t)strtoul(argv[5], 0, 10), 1};
  if (players < 2 || players > SEATS || races < 1) return 2;
  for (int i = 0; i < 12; i++) next(&chance);

  uint64_t cars[CARS] = {0}, seats[SEATS] = {0};
  State fresh, state;
  start(&fresh, players);
  struct timespec from, to;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &from);
  for (long i = 0; i < races; i++) {
    state = fresh;
    race(&state, &chance);
    for (int car = 0; car < CARS; car++) {
      cars[car] += state.points[car];
      if (state.owner[car >> 1] != NOBODY) seats[state.owner[car >> 1]] += state.points[car];
    }
  }
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &to);
  double seconds = (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9;
  printf("{");
  print_list("cars", cars, CARS);
  printf(",");
  print_list("seats", seats, players);
  printf(",\"next\":%" PRIu32 ",\"seconds\":%.6f}\n", next(&chance), seconds);
  return 0;
}
