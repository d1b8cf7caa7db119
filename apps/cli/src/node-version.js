// Plain JavaScript without imports, so that an old Node can still run it and say what is missing.
const OLDEST = 24;

if (Number.parseInt(process.versions.node, 10) < OLDEST) {
  console.error(
    `Paddock needs Node ${OLDEST} or newer, and this is Node ${process.versions.node}: install one from nodejs.org, or, on Linux and Windows, run npm ci, which brings one for npm start, npm test and npx paddock.`,
  );
  process.exit(1);
}
