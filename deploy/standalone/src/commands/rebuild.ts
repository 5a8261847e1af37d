import { endWith, runWhereTheDataIs } from './run-where-the-data-is.ts';

const args = process.argv.slice(2);
const print = (line: string): void => console.log(line);

await endWith(runWhereTheDataIs('rebuild', (run) => run(args, { print })));
