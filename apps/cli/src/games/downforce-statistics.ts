import {
  CARS,
  countsMoney,
  POWERS,
  PRINTED_POWERS,
  type CarName,
  type DownforceFact,
  type DownforceOptions,
  type PowerName,
  type Sheet,
} from '@paddock/downforce';
import type { Seat, Setup } from '@paddock/kernel';
import type { Report, Statistics } from '../simulate/report.ts';
import { Sample } from '../simulate/sample.ts';
import { downforceReport } from './downforce-report.ts';

type FactOf<Kind extends DownforceFact['kind']> = Extract<DownforceFact, { kind: Kind }>;

const samples = (count: number) => Array.from({ length: count }, () => new Sample());
const summaries = (list: readonly Sample[]) => list.map((sample) => sample.summary());

/** Collects figures from the facts of many games. */
export class DownforceStatistics implements Statistics<DownforceFact> {
  readonly #setup: Setup<DownforceOptions>;
  readonly #money: readonly Sample[];
  readonly #wins: readonly Sample[];
  readonly #sheet = { prizes: new Sample(), winnings: new Sample(), paid: new Sample() };
  readonly #price = new Sample();
  readonly #unowned = new Sample();
  readonly #finishing = new Sample();
  readonly #cards = new Sample();
  readonly #jams = new Sample();
  readonly #lost = new Sample();
  readonly #carWins = samples(CARS.length);
  readonly #carPrices = samples(CARS.length);
  readonly #gridWins = samples(CARS.length);
  readonly #gridFinishes = samples(CARS.length);
  readonly #held = samples(POWERS.length);
  readonly #holderWins = samples(POWERS.length);
  #hasAuction = false;
  #hasPowers = false;
  #games = 0;
  #races = 0;
  #now = freshGame();

  constructor(setup: Setup<DownforceOptions>) {
    this.#setup = setup;
    this.#money = samples(setup.players);
    this.#wins = samples(setup.players);
  }

  hear(fact: DownforceFact): void {
    const now = this.#now;
    if (fact.kind === 'grid-drawn') now.grid[fact.number - 1] = fact.car;
    else if (fact.kind === 'for-sale') this.#hasAuction = true;
    else if (fact.kind === 'power-turned') this.#hasPowers = true;
    else if (fact.kind === 'power-given') this.#givePower(fact);
    else if (fact.kind === 'sold') this.#sell(fact);
    else if (fact.kind === 'power-kept') keepPower(now.holders, fact);
    else if (fact.kind === 'played') now.cards++;
    else if (fact.kind === 'jammed') this.#jam(fact.lost);
    else if (fact.kind === 'line-idle' && fact.why === 'blocked') this.#jam(Number(fact.line.slice(1)));
    else if (fact.kind === 'race-over') this.#endRace(fact);
    else if (fact.kind === 'leg-over') this.#endLeg(fact);
    else if (fact.kind === 'game-over') this.#endGame(fact);
  }

  report(): Report {
    const { options } = this.#setup;
    return downforceReport({
      games: this.#games,
      races: this.#races,
      wins: summaries(this.#wins),
      ...(countsMoney(options) && {
        money: summaries(this.#money),
        sheet: {
          prizes: this.#sheet.prizes.summary(),
          winnings: this.#sheet.winnings.summary(),
          paid: this.#sheet.paid.summary(),
        },
      }),
      ...(this.#hasAuction && {
        price: this.#price.summary(),
        priceByCar: summaries(this.#carPrices),
        unowned: this.#unowned.summary(),
      }),
      ...(this.#hasPowers && {
        byPower: POWERS.slice(0, options.powers === 'six' ? PRINTED_POWERS : POWERS.length).map(
          (power, at) => ({
            power,
            held: (this.#held[at] ?? new Sample()).summary(),
            wins: (this.#holderWins[at] ?? new Sample()).summary(),
          }),
        ),
      }),
      winsByCar: summaries(this.#carWins),
      winsByGrid: summaries(this.#gridWins),
      finishesByGrid: summaries(this.#gridFinishes),
      finishing: this.#finishing.summary(),
      cards: this.#cards.summary(),
      jams: this.#jams.summary(),
      lost: this.#lost.summary(),
    });
  }

  #givePower({ power, seat }: FactOf<'power-given'>): void {
    this.#hasPowers = true;
    this.#now.holders.set(power, seat);
  }

  #sell({ seat, car, power, price }: FactOf<'sold'>): void {
    this.#price.add(price);
    this.#carPrices[CARS.indexOf(car)]?.add(price);
    if (power !== null) this.#now.holders.set(power, seat);
  }

  #jam(spaces: number): void {
    this.#now.jams++;
    this.#now.lost += spaces;
  }

  #endRace({ standing, finished }: FactOf<'race-over'>): void {
    const { grid, cards, jams, lost } = this.#now;
    // D-V3: nobody finishes, but somebody is first.
    const isEndless = this.#setup.options.longDistance !== false;
    this.#races++;
    this.#finishing.add(finished);
    this.#cards.add(cards);
    this.#jams.add(jams);
    this.#lost.add(lost);
    for (const [place, car] of standing.entries()) {
      const hasFinished = place < finished;
      const hasWon = (hasFinished || isEndless) && place === 0 ? 1 : 0;
      this.#carWins[CARS.indexOf(car)]?.add(hasWon);
      this.#gridWins[grid.indexOf(car)]?.add(hasWon);
      this.#gridFinishes[grid.indexOf(car)]?.add(hasFinished ? 1 : 0);
    }
  }

  /** D-V4: a game of a tour counts like a single one, except for the win. */
  #endLeg({ result: { scores, sheets } }: FactOf<'leg-over'>): void {
    const best = Math.max(...scores);
    const winners = scores.filter((score) => score === best).length;
    this.#endSheets(sheets, (seat) => (scores[seat] === best ? 1 / winners : 0));
  }

  #endGame({ outcome, sheets }: FactOf<'game-over'>): void {
    this.#games++;
    const winners = outcome.standings.filter(({ place }) => place === 1);
    // A shared win is split, so that the seats' shares add up to one.
    const wonBy = (seat: Seat) => (winners.some((row) => row.seat === seat) ? 1 / winners.length : 0);
    for (const [seat, wins] of this.#wins.entries()) wins.add(wonBy(seat));
    if (this.#setup.options.worldTour.length === 0) this.#endSheets(sheets, wonBy);
  }

  #endSheets(sheets: readonly Sheet[], wonBy: (seat: Seat) => number): void {
    for (const { seat, cars, prizes, winnings, paid, total } of sheets) {
      this.#money[seat]?.add(total);
      this.#sheet.prizes.add(prizes);
      this.#sheet.winnings.add(winnings);
      this.#sheet.paid.add(paid);
      this.#now.owned += cars.length;
    }
    this.#unowned.add(CARS.length - this.#now.owned);
    for (const [at, power] of POWERS.entries()) {
      const holder = this.#now.holders.get(power);
      this.#held[at]?.add(holder === undefined ? 0 : 1);
      if (holder !== undefined) this.#holderWins[at]?.add(wonBy(holder));
    }
    this.#now = freshGame();
  }
}

function freshGame() {
  return {
    grid: [] as CarName[],
    holders: new Map<PowerName, Seat>(),
    cards: 0,
    jams: 0,
    lost: 0,
    owned: 0,
  };
}

/** D-A11: the others go to the box; D-V2 may replace Cunning with another. */
function keepPower(holders: Map<PowerName, Seat>, { seat, power, boxed }: FactOf<'power-kept'>): void {
  for (const gone of boxed) holders.delete(gone);
  holders.set(power, seat);
}
