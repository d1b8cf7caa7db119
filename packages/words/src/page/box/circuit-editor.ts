/** The circuit editor. Sections and lanes count from 1. */
export interface CircuitEditorTexts {
  readonly title: string;
  readonly newTitle: string;
  readonly newLead: string;
  readonly startTrace: string;
  readonly startTraceText: string;
  readonly startOval: string;
  readonly startOvalText: string;
  readonly startCopy: (name: string) => string;
  readonly startCopyText: string;
  readonly ownName: string;
  readonly ownNote: string;
  readonly copyName: (name: string) => string;
  readonly gone: string;
  readonly goneText: string;
  readonly toShelf: string;
  readonly undo: string;
  readonly redo: string;
  readonly saving: string;
  readonly saved: string;
  readonly notSaved: string;
  readonly play: string;
  readonly playLater: string;
  readonly tools: string;
  readonly tabs: Readonly<Record<'road' | 'trace' | 'photo' | 'scenery' | 'balance' | 'about', string>>;

  readonly drawing: string;
  readonly drawingKeys: string;
  readonly closer: string;
  readonly further: string;
  readonly whole: string;
  readonly spaceAt: (section: number, lane: number) => string;
  readonly rectangle: string;
  readonly notRectangle: string;
  readonly waysOn: (lanes: readonly number[]) => string;
  readonly overFinish: string;
  readonly stepsToFinish: (steps: number) => string;
  readonly jamsHere: (jams: number) => string;

  readonly checks: string;
  readonly checking: string;
  readonly good: (spaces: number, shortest: number, longest: number) => string;
  readonly bad: (count: number) => string;
  readonly closeRing: string;
  readonly newGrid: string;
  readonly newLines: string;

  readonly sections: string;
  readonly sectionsHint: string;
  readonly section: (number: number) => string;
  readonly straight: (rows: number, lanes: number) => string;
  readonly bend: (turn: 'left' | 'right', angle: number, cells: readonly number[]) => string;
  readonly taper: (from: number, to: number) => string;
  readonly taperHint: string;
  readonly lineBegins: (line: number) => string;
  readonly gridIsHere: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<'straight' | 'left' | 'right', string>>;
  readonly rows: string;
  readonly lanes: string;
  readonly angle: string;
  readonly radius: string;
  readonly cellsOf: (lane: number) => string;
  readonly evenCells: string;
  readonly less: (what: string) => string;
  readonly more: (what: string) => string;
  readonly add: string;
  readonly remove: string;
  readonly cut: string;
  readonly forward: string;
  readonly back: string;
  readonly lineHere: string;

  readonly traceHint: string;
  readonly traceLanes: string;
  readonly traceCount: (points: number) => string;
  readonly traceProblems: Readonly<Record<'too-few' | 'crosses' | 'too-many', string>>;
  readonly traceFits: string;
  readonly traceReplaces: string;
  readonly removeLast: string;
  readonly clearTrace: string;
  readonly addMiddle: string;

  readonly photoHint: string;
  readonly photoPrivate: string;
  readonly choosePhoto: string;
  readonly otherPhoto: string;
  readonly removePhoto: string;
  readonly noPhoto: string;
  readonly opacity: string;
  readonly photoWidth: string;
  readonly photoAngle: string;
  readonly photoAcross: string;
  readonly photoDown: string;

  readonly brush: string;
  readonly brushes: Readonly<
    Record<
      | 'tree'
      | 'forest'
      | 'grass'
      | 'sand'
      | 'sea'
      | 'stream'
      | 'boat'
      | 'pier'
      | 'quay'
      | 'town'
      | 'building'
      | 'grandstand'
      | 'pit'
      | 'label'
      | 'tunnel'
      | 'erase',
      string
    >
  >;
  readonly brushHint: string;
  readonly labelText: string;
  readonly paintHere: string;
  readonly sceneryList: string;
  readonly sceneryNone: string;
  readonly removeItem: (what: string) => string;

  readonly balanceHint: string;
  readonly balanceWaits: string;
  readonly balanceNone: string;
  readonly games: (games: number, isDone: boolean) => string;
  readonly figure: string;
  readonly thisOne: string;
  readonly winsFrom: (place: number) => string;
  readonly finished: string;
  readonly stalled: string;
  readonly turns: string;
  readonly leadChanges: string;
  readonly moneyOf: (car: string) => string;
  readonly heat: string;
  readonly ours: string;

  readonly name: string;
  readonly author: string;
  readonly note: string;
  readonly noteHint: string;
  readonly shape: string;
  readonly shapes: Readonly<Record<'ring' | 'open', string>>;
  readonly direction: string;
  readonly directions: Readonly<Record<'clockwise' | 'anticlockwise', string>>;
  readonly heading: string;
  readonly grid: string;
  readonly gridHint: string;
  readonly gridPlace: (place: number) => string;
  readonly row: string;
  readonly lane: string;
  readonly lines: string;
  readonly linesHint: string;
  readonly line: (line: number) => string;
}
