/* Formula Motor Racing in C, for the referee: a byte per item of the state, rule ids as in the rules' digest.
 * Over 300 lines: a whole game, kept in one file so that it stays independent of the TypeScript layout. */

#ifndef RULES_H
#define RULES_H

#include <stdint.h>
#include <string.h>

enum { CARS = 12, TEAMS = 6, KINDS = 34, DECK = 54, HAND = 5, SEATS = 6, NOBODY = 255 };

enum family { OVERTAKE, TURBO, CHARGE_GEARS, CHARGE_ENGINE, BACK, PIT, SPIN_OUT, SPIN_LAST, CRASH };

typedef struct {
  uint8_t count, family, places, team;
} Kind;

#define EACH_TEAM(count, family, places) \
  {count, family, places, 0}, {count, family, places, 1}, {count, family, places, 2}, \
  {count, family, places, 3}, {count, family, places, 4}, {count, family, places, 5}

/* F-C2 */
static const Kind kinds[KINDS] = {
  EACH_TEAM(1, OVERTAKE, 2),
  EACH_TEAM(2, OVERTAKE, 3),
  EACH_TEAM(1, OVERTAKE, 4),
  {4, TURBO, 3, NOBODY},
  {3, CHARGE_GEARS, 1, NOBODY},
  {3, CHARGE_ENGINE, 1, NOBODY},
  {3, BACK, 1, NOBODY},
  {3, BACK, 2, NOBODY},
  {3, BACK, 3, NOBODY},
  EACH_TEAM(1, PIT, 0),
  {2, PIT, 0, NOBODY},
  {1, SPIN_OUT, 0, NOBODY},
  {1, SPIN_LAST, 0, NOBODY},
  {1, CRASH, 0, NOBODY},
};

/* F-E1 */
static const uint8_t points_for_place[6] = {10, 6, 4, 3, 2, 1};

enum phase { GIVING, GRIDDING, DEALING, PLAYING, CHOOSING, ROLLING, DECIDING, DRAWING, OVER };

/* Actions: a verb and a thing in one number. */
enum verb { PLAY, CAR, AGAIN, STOP, ACCEPT, REJECT, DIE, DRAW, GRID, GIVE };
#define ACTION(verb, thing) ((verb) << 6 | (thing))

typedef struct {
  uint8_t line[CARS]; /* running cars, best first, then the retired, latest first (F-T6) */
  uint8_t slot[CARS]; /* where each car is in it */
  uint8_t running;
  uint8_t phase;
  uint8_t turn;
  uint8_t card;
  uint8_t chosen;
  uint8_t die;
  uint8_t rolls;
  uint8_t pile;
  uint8_t last_turns;
  uint8_t steps;
  uint8_t players;
  uint8_t owner[TEAMS];
  uint8_t points[CARS];
  uint8_t unseen[KINDS];
  uint8_t discard[KINDS];
  uint8_t hand_size[SEATS];
  uint8_t hand[SEATS][HAND]; /* in ascending order of kind */
} State;

/* sfc32 */
typedef struct {
  uint32_t a, b, c, counter;
} Chance;

static uint32_t next(Chance *chance) {
  uint32_t sum = chance->a + chance->b + chance->counter++;
  chance->a = chance->b ^ (chance->b >> 9);
  chance->b = chance->c + (chance->c << 3);
  chance->c = (chance->c << 21 | chance->c >> 11) + sum;
  return sum;
}

static uint32_t below(Chance *chance, uint32_t n) { return (next(chance) >> 8) * n >> 24; }

static void put(State *state, int car, int slot) {
  state->line[slot] = (uint8_t)car;
  state->slot[car] = (uint8_t)slot;
}

static void move_slot(State *state, int from, int to) {
  int car = state->line[from];
  for (; from > to; from--) put(state, state->line[from - 1], from);
  for (; from < to; from++) put(state, state->line[from + 1], from);
  put(state, car, to);
}

/* F-T5: stops at first, stops at last. */
static void forward(State *state, int car, int places) {
  int from = state->slot[car];
  move_slot(state, from, from > places ? from - places : 0);
}

static void back(State *state, int car, int places) {
  int from = state->slot[car], last = state->running - 1;
  move_slot(state, from, from + places < last ? from + places : last);
}

static void to_last(State *state, int car) { move_slot(state, state->slot[car], state->running - 1); }

/* F-T6 */
static void retire(State *state, int car) {
  to_last(state, car);
  state->running--;
}

/* F-K1, F-K2: the car behind comes along. */
static void overtake(State *state, int car, int places) {
  int from = state->slot[car];
  int to = from > places ? from - places : 0;
  if (from == to) return;
  int is_last = from + 1 == state->running;
  move_slot(state, from, to);
  if (!is_last) move_slot(state, from + 1, to + 1);
}

static void take(State *state, int seat, int kind) {
  state->unseen[kind]--;
  state->pile--;
  uint8_t *hand = state->hand[seat];
  int at = state->hand_size[seat]++;
  for (; at > 0 && hand[at - 1] > kind; at--) hand[at] = hand[at - 1];
  hand[at] = (uint8_t)kind;
}

static void discard(State *state, int seat, int kind) {
  uint8_t *hand = state->hand[seat];
  int size = --state->hand_size[seat], at = 0;
  while (hand[at] != kind) at++;
  for (; at < size; at++) hand[at] = hand[at + 1];
  state->discard[kind]++;
}

static void end_race(State *state) {
  for (int place = 0; place < 6; place++) state->points[state->line[place]] += points_for_place[place];
  state->phase = OVER;
}

static void next_turn(State *state) {
  state->turn = state->turn + 1 == state->players ? 0 : state->turn + 1;
  state->phase = PLAYING;
}

/* F-T1, F-T3 */
static void end_play(State *state) {
  state->card = state->chosen = NOBODY;
  state->die = state->rolls = 0;
  if (state->pile > 0) state->phase = DRAWING;
  else if (--state->last_turns == 0) end_race(state);
  else next_turn(state);
}

/* F-K13: the rear car retires first, so that the two keep their order. */
static void crash_into(State *state, int neighbour) {
  int car = state->chosen;
  int is_ahead = state->slot[neighbour] < state->slot[car];
  retire(state, is_ahead ? car : neighbour);
  retire(state, is_ahead ? neighbour : car);
  end_play(state);
}

static int runs(const State *state, int car) { return state->slot[car] < state->running; }

static void play_card(State *state, int kind) {
  discard(state, state->turn, kind);
  state->card = (uint8_t)kind;
  Kind card = kinds[kind];
  if (card.family >= SPIN_OUT) state->phase = ROLLING;
  else if (card.team == NOBODY || runs(state, card.team * 2) || runs(state, card.team * 2 + 1))
    state->phase = CHOOSING;
  else end_play(state); /* F-K3, F-K6 */
}

static void choose_car(State *state, int car) {
  Kind card = kinds[state->card];
  if (card.family == CRASH) {
    crash_into(state, car);
    return;
  }
  state->chosen = (uint8_t)car;
  switch (card.family) {
    case OVERTAKE: overtake(state, car, card.places); break;
    case TURBO: forward(state, car, card.places); break;
    case BACK: back(state, car, card.places); break;
    default: state->phase = ROLLING; return;
  }
  end_play(state);
}

/* F-K10, F-K11 */
static void spin(State *state) {
  int slot = state->die - 1;
  if (slot < state->running) {
    if (kinds[state->card].family == SPIN_OUT) retire(state, state->line[slot]);
    else to_last(state, state->line[slot]);
  }
  end_play(state);
}

/* F-K12 */
static void crash(State *state) {
  int slot = state->die - 1, last = state->running - 1;
  if (slot > last) {
    end_play(state);
    return;
  }
  state->chosen = state->line[slot];
  if (slot == 0) crash_into(state, state->line[1]);
  else if (slot == last) crash_into(state, state->line[slot - 1]);
  else state->phase = DECIDING;
}

/* F-K7, F-K8 */
static void charge(State *state) {
  int car = state->chosen;
  Kind card = kinds[state->card];
  if (state->die <= 9) {
    forward(state, car, card.places);
    if (state->owner[car >> 1] == state->turn) {
      state->phase = DECIDING;
      return;
    }
  } else if (card.family == CHARGE_ENGINE) retire(state, car);
  else to_last(state, car);
  end_play(state);
}

static void roll_die(State *state, int die) {
  state->die = (uint8_t)die;
  switch (kinds[state->card].family) {
    case PIT: /* F-K6 */
      if (die <= 6) back(state, state->chosen, die);
      end_play(state);
      return;
    case CRASH: crash(state); return;
    case SPIN_OUT:
    case SPIN_LAST:
      if (state->rolls > 0) spin(state);
      else {
        state->rolls = 1;
        state->phase = DECIDING;
      }
      return;
    default: charge(state);
  }
}

/* F-S5 */
static void start_racing(State *state) {
  int slot = 0;
  while (state->owner[state->line[slot] >> 1] == NOBODY) slot++;
  state->turn = state->owner[state->line[slot] >> 1];
  state->phase = PLAYING;
}

static void draw(State *state, int kind) {
  if (state->phase == DEALING) {
    take(state, state->steps % state->players, kind);
    if (++state->steps == HAND * state->players) start_racing(state);
    return;
  }
  take(state, state->turn, kind);
  if (state->pile == 0) state->last_turns = state->players;
  next_turn(state);
}

/* F-S3 */
static void grid(State *state, int team) {
  put(state, team * 2, state->steps);
  put(state, team * 2 + 1, CARS - 1 - state->steps);
  if (++state->steps < TEAMS) return;
  state->steps = 0;
  state->phase = DEALING;
}

/* F-S1, F-O5 */
static void give(State *state, int team) {
  int each = state->players == 2 ? 3 : state->players == 3 ? 2 : 1;
  state->owner[team] = (uint8_t)(state->steps % state->players);
  if (++state->steps < each * state->players) return;
  state->steps = 0;
  state->phase = GRIDDING;
}

static void apply(State *state, int action) {
  int thing = action & 63;
  switch (action >> 6) {
    case PLAY: play_card(state, thing); return;
    case CAR: choose_car(state, thing); return;
    case DIE: roll_die(state, thing + 1); return;
    case DRAW: draw(state, thing); return;
    case GRID: grid(state, thing); return;
    case GIVE: give(state, thing); return;
    case ACCEPT: spin(state); return;
    case STOP: end_play(state); return;
    default: state->phase = ROLLING; /* again, reject */
  }
}

static int legal(const State *state, int *out) {
  int count = 0;
  if (state->phase == PLAYING) {
    const uint8_t *hand = state->hand[state->turn];
    for (int at = 0, last = -1; at < state->hand_size[state->turn]; last = hand[at++])
      if (hand[at] != last) out[count++] = ACTION(PLAY, hand[at]);
    return count;
  }
  Kind card = kinds[state->card];
  if (state->phase == CHOOSING) {
    if (card.team != NOBODY) {
      for (int car = card.team * 2; car < card.team * 2 + 2; car++)
        if (runs(state, car)) out[count++] = ACTION(CAR, car);
      return count;
    }
    /* F-K5: the last three, else any. */
    for (int slot = card.family == TURBO ? state->running - 3 : 0; slot < state->running; slot++)
      out[count++] = ACTION(CAR, state->line[slot]);
    return count;
  }
  switch (card.family) {
    case CRASH:
      out[0] = ACTION(CAR, state->line[state->die - 2]);
      out[1] = ACTION(CAR, state->line[state->die]);
      return 2;
    case SPIN_OUT:
    case SPIN_LAST:
      out[0] = ACTION(ACCEPT, 0);
      out[1] = ACTION(REJECT, 0);
      return 2;
    default:
      out[0] = ACTION(AGAIN, 0);
      out[1] = ACTION(STOP, 0);
      return 2;
  }
}

static int unseen_kind(const State *state, uint32_t index) {
  int kind = 0;
  while (index >= state->unseen[kind]) index -= state->unseen[kind++];
  return kind;
}

/* Team number `index` among those still free. */
static int free_team(const uint8_t *bytes, int stride, uint32_t index) {
  for (int team = 0;; team++)
    if (bytes[team * stride] == NOBODY && index-- == 0) return team;
}

static int roll(const State *state, Chance *chance) {
  switch (state->phase) {
    case ROLLING: return ACTION(DIE, below(chance, 12));
    case GIVING: return ACTION(GIVE, free_team(state->owner, 1, below(chance, TEAMS - state->steps)));
    case GRIDDING: return ACTION(GRID, free_team(state->slot, 2, below(chance, TEAMS - state->steps)));
    default: return ACTION(DRAW, unseen_kind(state, below(chance, state->pile)));
  }
}

static void start(State *state, int players) {
  memset(state, 0, sizeof *state);
  memset(state->line, NOBODY, sizeof state->line);
  memset(state->slot, NOBODY, sizeof state->slot);
  memset(state->owner, NOBODY, sizeof state->owner);
  state->running = CARS;
  state->turn = state->card = state->chosen = NOBODY;
  state->players = (uint8_t)players;
  state->pile = DECK;
  for (int kind = 0; kind < KINDS; kind++) state->unseen[kind] = kinds[kind].count;
}

static void race(State *state, Chance *chance) {
  int out[64];
  while (state->phase != OVER) {
    switch (state->phase) {
      case PLAYING:
      case CHOOSING:
      case DECIDING: {
        int count = legal(state, out);
        apply(state, out[below(chance, (uint32_t)count)]);
        break;
      }
      default: apply(state, roll(state, chance));
    }
  }
}

#endif
